/** Elements that the web client's own (src/platform/web/elements) render as one of the DOM with nothing added. */
const elements = { View: 'div', Text: 'span' }

const source = '@tarojs/components'

/** Attributes that those pass on, but for handlers of presses and classes of a press. */
const passed = /^(id|className|hidden|role|tabIndex|title|key|ref|data-.*|aria-.*)$/

/** Attributes for other platforms, which those leave out. */
const dropped = /^(numberOfLines|selectable|userSelect|aria[A-Z].*)$/

const nameOf = ({ name }) => (name.type === 'JSXIdentifier' ? name.name : undefined)

/** Whether an attribute means the same on an element of the DOM, or nothing. */
function isPlain(attribute) {
  if (attribute.type !== 'JSXAttribute') return false
  const name = nameOf(attribute)
  if (name === 'style') return attribute.value?.type === 'JSXExpressionContainer'
  return name !== undefined && (passed.test(name) || dropped.test(name))
}

/** Whether a name is that of an element imported from Taro's components. */
function isTaros(path, name) {
  const binding = path.scope.getBinding(name)
  return binding?.path.isImportSpecifier() === true && binding.path.parent.source.value === source
}

/**
 * Compiles the Views and Texts that only have looks and semantics to elements of the DOM, for the web: React renders half as many
 * components for a screen.
 */
module.exports = () => ({
  name: 'plain-elements',
  visitor: {
    JSXElement(path) {
      const { openingElement: start, closingElement: end } = path.node
      const name = nameOf(start)
      const plain = Object.hasOwn(elements, name ?? '') ? elements[name] : undefined
      if (!plain || !start.attributes.every(isPlain) || !isTaros(path, name)) return
      start.attributes = start.attributes.filter((attribute) => !dropped.test(nameOf(attribute)))
      start.name.name = plain
      if (end) end.name.name = plain
    },
  },
})
