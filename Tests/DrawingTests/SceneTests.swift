import Drawing
import Testing

struct SceneTests {
  @Test func aSceneIsAsLargeAsItIsSaid() {
    #expect(Scene(size: Scene.Size(width: 3, height: 4)).items.isEmpty)
  }
}
