/** Forbids the name of an order kind in code shared by all kinds, including comments and import paths. */
export const generalRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { kinds: { type: 'array', items: { type: 'string' } } } }],
    messages: { kind: '"{{kind}}" belongs in the folder of that kind of orders: this serves them all' },
  },
  create(context) {
    const pattern = new RegExp(context.options[0].kinds.join('|'), 'gi')
    return {
      Program() {
        const { sourceCode } = context
        for (const { index, 0: kind } of sourceCode.text.matchAll(pattern)) {
          context.report({ loc: sourceCode.getLocFromIndex(index), messageId: 'kind', data: { kind } })
        }
      },
    }
  },
}
