import webpack, { type Compilation, type Compiler } from 'webpack'

/** What the page of the web client needs to know about its first screen; scripts/lib/page.mjs puts it into the page. */
export const firstScreenFile = 'first-screen.json'

/** Writes which files a screen's chunk is made of, so that the page can ask for them before the app's script has run. */
export class FirstScreen {
  constructor(private readonly page: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstScreen', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: 'FirstScreen', stage }, () => this.write(compilation))
    })
  }

  private write(compilation: Compilation): void {
    const group = compilation.chunkGroups.find(({ origins }) =>
      origins.some(({ request }) => request?.endsWith(this.page)),
    )
    if (!group) throw new Error(`No chunk of ${this.page}`)
    const text = JSON.stringify(group.getFiles())
    compilation.emitAsset(firstScreenFile, new webpack.sources.RawSource(text))
  }
}
