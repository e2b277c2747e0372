interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

type Configs = Record<string, { content: object } | undefined>

interface PluginContext {
  modifyMiniConfigs: (modify: (input: { configMap: Configs }) => void) => void
}

/** The configuration of a page or of the app. @throws Error for one that the build lacks */
const configOf = (configs: Configs, name: string): { content: object } => {
  const config = configs[`${name}.config`]
  if (!config) throw new Error(`The build lacks the configuration of ${name}`)
  return config
}

/** Configures the page of every route: a screen scrolls by itself, so that its page must not. */
export default (ctx: PluginContext): void =>
  ctx.modifyMiniConfigs(({ configMap }) => {
    const app = configOf(configMap, 'app').content as AppConfig
    const inPackages = app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
    for (const page of [...app.pages, ...inPackages]) {
      const config = configOf(configMap, page)
      config.content = { disableScroll: true, ...config.content }
    }
  })
