interface Platform {
  platform: string
  template: { mergeComponents: (ctx: unknown, components: Record<string, Record<string, string>>) => void }
}

interface PluginContext {
  registerMethod: (method: { name: string; fn: (platform: Platform) => void }) => void
}

/** Taken from the node's data under their camel-cased names. */
const attributes = { 'aria-label': '', 'aria-role': '', 'aria-hidden': '' }

/** Taro's templates of mini-programs leave out what a screen reader needs; this adds it to what can be pressed or seen. */
export default (ctx: PluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: ({ platform, template }) => {
      if (platform === 'weapp' || platform === 'alipay') {
        template.mergeComponents(ctx, { View: attributes, Image: attributes, Input: { 'aria-label': '' } })
      }
    },
  })
}
