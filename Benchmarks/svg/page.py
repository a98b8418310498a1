"""The scripts that run in the page."""

#: The width and height in which the root is shown as large as it says, else as its viewBox says.
NATURAL_SIZE = """(() => {
  const root = document.documentElement;
  if (!(root instanceof SVGSVGElement)) return null;
  const box = root.viewBox.baseVal;
  const has = name => root.hasAttribute(name) && !root.getAttribute(name).trim().endsWith('%');
  const own = name => root[name].baseVal.value;
  const known = box && box.width > 0 && box.height > 0;
  let width = has('width') ? own('width') : null, height = has('height') ? own('height') : null;
  if (width === null && height !== null && known) width = height * box.width / box.height;
  if (height === null && width !== null && known) height = width * box.height / box.width;
  if (width === null) width = known ? box.width : 300;
  if (height === null) height = known ? box.height : 150;
  return [Math.ceil(width - 1e-6), Math.ceil(height - 1e-6)];
})()"""

#: Every element that shows characters of its own, with where they are and what paints them.
TEXTS = """(() => {
  const svg = 'http://www.w3.org/2000/svg';
  const path = element => {
    let names = '';
    for (let one = element; one instanceof Element; one = one.parentNode) {
      let number = 1;
      for (let other = one.previousElementSibling; other; other = other.previousElementSibling)
        if (other.localName === one.localName) number += 1;
      names = `/${one.localName}[${number}]` + names;
    }
    return names;
  };
  const list = [];
  for (const element of document.querySelectorAll('text, text *')) {
    if (element.namespaceURI !== svg) continue;
    if (!['text', 'tspan', 'a', 'textPath'].includes(element.localName)) continue;
    if (element.closest('defs, symbol, clipPath, mask, pattern, marker')) continue;
    const nodes = [...element.childNodes].filter(
      node => (node.nodeType === 3 || node.nodeType === 4) && node.data.trim());
    if (!nodes.length) continue;
    const style = getComputedStyle(element);
    const text = {
      path: path(element), text: nodes.map(node => node.data.trim()).join(' '), quads: [],
      fill: style.fill, fillOpacity: +style.fillOpacity, stroke: style.stroke,
      strokeOpacity: +style.strokeOpacity, strokeWidth: parseFloat(style.strokeWidth),
      isVisible: style.visibility === 'visible', opacity: 1, weight: +style.fontWeight,
    };
    for (let one = element; one instanceof Element; one = one.parentNode) {
      const outer = getComputedStyle(one);
      if (outer.display === 'none') text.isVisible = false;
      text.opacity *= +outer.opacity;
    }
    const matrix = element.getScreenCTM && element.getScreenCTM();
    if (!matrix) continue;
    text.size = parseFloat(style.fontSize)
      * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const add = (box, matrix) => {
      if (!(box.width > 0 && box.height > 0)) return;
      const corner = (x, y) => matrix
        ? [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f] : [x, y];
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      text.quads.push(
        [corner(box.x, box.y), corner(right, box.y), corner(right, bottom), corner(box.x, bottom)]);
    };
    if (element.childElementCount === 0 && element.getNumberOfChars) {
      let count = 0;
      try { count = element.getNumberOfChars(); } catch (problem) { continue; }
      for (let number = 0; number < count; number += 1) {
        try { add(element.getExtentOfChar(number), matrix); } catch (problem) { break; }
      }
    } else {
      for (const node of nodes) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) add(box, null);
      }
    }
    list.push(text);
  }
  return list;
})()"""

#: Hides all texts and leaves the document as it is.
HIDDEN = """(() => {
  for (const element of document.querySelectorAll('text, text *'))
    for (const [name, value] of [['transition', 'none'], ['visibility', 'hidden']])
      element.style.setProperty(name, value, 'important');
})()"""

#: Fattens the letters, so that what is seen of their colour covers more than single pixels.
FATTENED = """(() => {
  const looks = [...document.querySelectorAll('text, text *')].map(element => {
    const { fill, fillOpacity, stroke, fontSize } = getComputedStyle(element);
    return { element, fill, fontSize, isPlain: fillOpacity === '1' && stroke === 'none' };
  });
  for (const { element, fill, fontSize, isPlain } of looks)
    if (isPlain) for (const [name, value] of [
      ['transition', 'none'], ['stroke', fill], ['stroke-opacity', '1'],
      ['stroke-width', parseFloat(fontSize) / 5 + 'px'],
    ]) element.style.setProperty(name, value, 'important');
})()"""

#: Gives all texts a colour that no chart has.
COLORED = """(() => {
  for (const element of document.querySelectorAll('text, text *'))
    for (const [name, value] of [
      ['transition', 'none'], ['fill', '#fe01fd'], ['stroke', '#fe01fd'], ['fill-opacity', '1'],
    ]) element.style.setProperty(name, value, 'important');
})()"""

#: What the file says of each of its elements that bears on its place in the accessibility tree.
ELEMENTS = """(() => {
  const facts = {};
  const visit = (element, path, outer) => {
    const isNotDisplayed = outer || getComputedStyle(element).display === 'none';
    const fact = {};
    if (isNotDisplayed) fact.isNotDisplayed = true;
    if (document.documentElement.getAttribute('aria-hidden') === 'true') fact.isImageHidden = true;
    const parent = element.parentElement;
    if (element.getAttribute('role') === 'listitem' && parent && parent.localName === 'g'
      && !parent.hasAttribute('role')) fact.isItemBehindGroup = true;
    if (element.hasAttribute('title')) fact.title = element.getAttribute('title');
    facts[path] = fact;
    const numbers = {};
    for (const child of element.children) {
      const name = child.localName;
      numbers[name] = (numbers[name] || 0) + 1;
      visit(child, `${path}/${name}[${numbers[name]}]`, isNotDisplayed);
    }
  };
  visit(document.documentElement, `/${document.documentElement.localName}[1]`, false);
  return facts;
})()"""
