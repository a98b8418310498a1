# make demo and make test are all a newcomer needs; each installs libxml2 and zlib where they are
# missing.
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

# Types are asked for as such and not by their names, which the runtime would have to look up: a
# short run takes a third less. Where Linux has all libraries as archives, nothing is loaded at the
# start and the program runs on any Linux; where not, libxml2 is loaded. The toolchain's own linker
# lays out the functions so that fewer pages are touched: a short run takes a sixth less. It keeps one of
# those that are the same code, too, which are a sixteenth of the program; nothing asks which is which.
RELEASE = $(SWIFT) build -c release $(LINKING) $(LINKER) \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
LINKER = $(if $(filter Linux,$(shell uname)),$(if $(wildcard $(TOOLCHAIN)ld.lld),\
	-Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=all))
TOOLCHAIN = $(dir $(realpath $(shell command -v $(SWIFT))))
LINKING = $(if $(filter Linux,$(shell uname)),$(if $(ARCHIVES),$(WHOLE),--static-swift-stdlib))
WHOLE = -Xswiftc -static-executable $(foreach library,$(ARCHIVES),-Xlinker $(library)) \
	$(foreach symbol,$(CONVERTERS),-Xlinker --defsym=$(symbol)=a11y_audit_no_converter) \
	-Xlinker --wrap=swift_copyAuxiliaryExecutablePath \
	-Xlinker --defsym=__wrap_swift_copyAuxiliaryExecutablePath=a11y_audit_no_tool
ARCHIVES = $(shell libraries="$$(pkg-config --libs --static libxml-2.0 zlib 2>/dev/null | \
	sed 's/-licu[a-z0-9]*//g') -lstdc++"; \
	echo 'int main(void) { return 0; }' | \
	cc -static -x c - -o /dev/null $$libraries 2>/dev/null && echo $$libraries)
# What Debian's libxml2 asks of ICU, which is left out (Sources/a11y-audit/Absent.swift).
CONVERTERS = $(shell nm -u "$$(cc -print-file-name=libxml2.a)" 2>/dev/null | \
	sed -n 's/.* U \([uU][cC][nN][vV]_.*\)/\1/p' | sort -u)

# What parses Swift is a program of its own, with other libraries and so with other flags; EXTRACT=no
# leaves it out, and what reads Swift with it.
EXTRACT ?= yes
READS_SWIFT = $(filter-out no,$(EXTRACT))
EXTRACTOR = A11Y_AUDIT_SWIFT_LIBRARIES=beside $(SWIFT) build -c release --scratch-path .build/extractor

# What make demo builds, make test and make embed build on; make test DEBUG_INFO=dwarf for a debugger.
DEBUG_INFO ?= none
DEBUG = $(SWIFT) build -debug-info-format $(DEBUG_INFO)

# The fuzzing programs are a package of their own, which no test builds; what they try is held to what
# it may call from there.
PROBE = $(SWIFT)c -typecheck -enable-upcoming-feature InternalImportsByDefault \
	-I "$$($(DEBUG) --show-bin-path)/Modules" -I Sources/libxml2 \
	-I Sources/zlib $$(pkg-config --cflags libxml-2.0 zlib 2>/dev/null) Benchmarks/Fuzzing/Sources/Probe/*.swift

# Whoever builds all builds what the plugins run once more for these; no test runs them, so that it is enough
# that they compile, where the toolchain's folder is known.
PLUGIN_API = $(wildcard $(TOOLCHAIN)../lib/swift/pm/PluginAPI)
PLUGINS = $(if $(PLUGIN_API),$(wildcard Plugins/*))
PLUGIN = $(SWIFT)c -typecheck -warnings-as-errors -parse-as-library -swift-version 6 \
	-package-description-version 6.2 -I $(PLUGIN_API)

.PHONY: demo command test check-slow sanitize fuzz lint install dist system-library embed bench

demo: command
	@echo
	@"$$($(DEBUG) --show-bin-path)/a11y-audit" check Examples $(if $(READS_SWIFT),--swift) \
		--output html=.build/examples.html || [ $$? -eq 1 ]
	@echo
	@echo "The same as a page: .build/examples.html"

test: command
	$(DEBUG) --product a11y-auditPackageTests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build --disable-xctest -debug-info-format $(DEBUG_INFO)
	$(PROBE)
	$(foreach plugin,$(PLUGINS),$(PLUGIN) $(plugin)/*.swift &&) true
	@if command -v python3 >/dev/null; then \
		cd Benchmarks && python3 -m unittest discover -s tests -t .; \
	fi

command: system-library
	$(if $(READS_SWIFT),$(DEBUG) --product a11y-audit-extract)
	$(DEBUG) --product a11y-audit

# BENCH="--quick" measures smaller inputs; Benchmarks/README.md says what else it takes.
bench: system-library
	$(RELEASE) --product a11y-audit
	python3 Benchmarks/bench.py $(BENCH) --binary "$$($(RELEASE) --show-bin-path)/a11y-audit"

# What takes Chromium, valgrind or long, and what is released: not for each change, but before a piece of
# work is done.
check-slow: dist
	Benchmarks/check-slow .build/stripped/bin/a11y-audit

# The tests again, under address and under thread sanitizer; each is a build of its own. XCTest's own
# leaks would be reported, and side by side the slower tests would take longer than they may.
sanitize: system-library
	for sanitizer in address thread; do \
		A11Y_AUDIT_SANITIZER=$$sanitizer ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --no-parallel \
			--sanitize=$$sanitizer --scratch-path .build/$$sanitizer || exit 1; \
	done

# Ten minutes for each kind of input that is read, and three for audits and for reports; make fuzz
# FUZZ='60 read-rules' for a minute of one.
fuzz: system-library
	Benchmarks/Fuzzing/run $(FUZZ)

lint:
	$(SWIFT) format lint --strict --parallel -r Sources Plugins Tests Package.swift \
		Benchmarks/Fuzzing/Sources Benchmarks/Fuzzing/Package.swift

embed:
	$(SWIFT) run -debug-info-format $(DEBUG_INFO) embed-rules
	$(SWIFT) run -debug-info-format $(DEBUG_INFO) write-elements

# Stripped: what is installed names no file of the build. With it go the notices of what it is linked
# with.
install: system-library
	$(RELEASE) --product a11y-audit
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 "$$($(RELEASE) --show-bin-path)/a11y-audit" "$(DESTDIR)$(PREFIX)/bin/a11y-audit"
	$(if $(READS_SWIFT),$(EXTRACTOR) --product a11y-audit-extract)
	$(if $(READS_SWIFT),SWIFT=$(SWIFT) .ci/dist/extractor "$$($(EXTRACTOR) --show-bin-path)/a11y-audit-extract" \
		"$(DESTDIR)$(PREFIX)/libexec/a11y-audit")
	install -d "$(DESTDIR)$(PREFIX)/share/doc/a11y-audit"
	install -m 644 LICENSE NOTICES "$(DESTDIR)$(PREFIX)/share/doc/a11y-audit"

# What is released, for the machine that this runs on, in .build/dist; DIST_URL is the address below
# which the Swift package finds its bundle, which it holds without one.
DIST_URL ?=
dist:
	rm -rf .build/dist .build/stripped
	$(MAKE) install PREFIX=.build/stripped DESTDIR=
	python3 .ci/dist/dist.py archive .build/stripped .build/dist
	python3 .ci/dist/dist.py packages .build/dist $(if $(DIST_URL),--url "$(DIST_URL)")

# Apple's SDKs bring libxml2 and zlib; on Debian and Ubuntu they are packages, and SwiftPM finds them
# with pkg-config.
system-library:
	@if [ "$$(uname)" = Darwin ] || pkg-config --exists libxml-2.0 zlib 2>/dev/null; then \
		:; \
	elif ! command -v apt-get >/dev/null; then \
		echo "the headers of libxml2 and zlib, or pkg-config, are missing; install them with your package manager" >&2; \
		exit 1; \
	elif [ "$$(id -u)" -ne 0 ]; then \
		echo "libxml2-dev, zlib1g-dev or pkg-config is missing; install them with:" >&2; \
		echo "    sudo apt-get update && sudo apt-get install -y libxml2-dev zlib1g-dev pkg-config" >&2; \
		exit 1; \
	else \
		echo "installing libxml2-dev, zlib1g-dev and pkg-config, of which one is missing"; \
		apt-get update -qq && apt-get install -y -qq libxml2-dev zlib1g-dev pkg-config; \
	fi
