/** The member names of a class: fields, accessors, methods, and constructor parameters that are fields. */
const membersOf = ({ body }) => {
  const nameOf = (key) => (key?.type === 'Identifier' ? key.name : undefined)
  const fields = body.map((member) => nameOf(member.key))
  const parameters = body
    .filter((member) => member.kind === 'constructor')
    .flatMap(({ value }) => value.params)
    .filter(({ type }) => type === 'TSParameterProperty')
    .map(({ parameter }) => nameOf(parameter.type === 'AssignmentPattern' ? parameter.left : parameter))
  return new Set([...fields, ...parameters])
}

const classAround = (node) => (node && node.type !== 'ClassBody' ? classAround(node.parent) : node)

/** Checks the field names passed to `makeModel(this, 'api', ref('value'))`, which are untyped since private fields are not in `keyof`. */
export const modelFieldsRule = {
  meta: { type: 'problem', schema: [], messages: { unknown: 'The class has no field {{name}}.' } },
  create: (context) => ({
    'CallExpression[callee.name="makeModel"]': (node) => {
      const around = classAround(node)
      const known = around ? membersOf(around) : new Set()
      for (const argument of node.arguments.slice(1)) {
        const named =
          argument.type === 'CallExpression' && argument.callee.name === 'ref' ? argument.arguments[0] : argument
        if (named?.type === 'Literal' && known.has(named.value)) continue
        const data = { name: context.sourceCode.getText(argument) }
        context.report({ node: argument, messageId: 'unknown', data })
      }
    },
  }),
}
