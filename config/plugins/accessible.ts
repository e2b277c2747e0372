import path from 'node:path'
import attributes from './accessible.json'

interface Platform {
  platform: string
  runtimePath: string | string[]
  template: { mergeComponents: (ctx: unknown, components: typeof attributes) => void }
}

interface PluginContext {
  registerMethod: (method: { name: string; fn: (platform: Platform) => void }) => void
}

const runtime = path.join(__dirname, 'accessible-runtime.mjs')

/** Taro's templates of mini-programs leave out what a screen reader needs; this adds it to what can be pressed or seen. */
export default (ctx: PluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: (platform) => {
      if (platform.platform !== 'weapp' && platform.platform !== 'alipay') return
      platform.template.mergeComponents(ctx, attributes)
      platform.runtimePath = [platform.runtimePath, runtime].flat()
    },
  })
}
