import ts from 'typescript'

const chinese = /[\u4e00-\u9fff]/
const latin = /[A-Za-z]{2,}/
/** Texts for readers of either language, and the names of values in a template. */
const inBoth = /切换到中文|中文|Change to English|English|\{\w+\}/g

const isHead = (node: ts.Node) => ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
const isText = (node: ts.Node): node is ts.LiteralLikeNode => ts.isStringLiteralLike(node) || isHead(node)

/** The texts below a node; a template is one, without what it puts in. */
function textsBelow(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node)) {
    const own = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('')
    return [own, ...node.templateSpans.flatMap(({ expression }) => textsBelow(expression))]
  }
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isPropertyAssignment(node)) return textsBelow(node.initializer)
  const all: string[] = []
  ts.forEachChild(node, (child) => void all.push(...textsBelow(child)))
  return all
}

function valueOf(node: ts.ObjectLiteralExpression, language: string): ts.Expression | undefined {
  const named = (each: ts.ObjectLiteralElementLike) => ts.isPropertyAssignment(each) && each.name.getText() === language
  const found = node.properties.find(named)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

const bare = (text: string) => text.replace(inBoth, '')
const isForeign = {
  en: (text: string) => chinese.test(bare(text)),
  zh: (text: string) => latin.test(bare(text)) && !chinese.test(text),
}

/** The texts of a file that stand in the wrong language, or in one language alone. */
export function foreignIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [en, zh] = [valueOf(node, 'en'), valueOf(node, 'zh')]
      if (en && zh) {
        found.push(...textsBelow(en).filter(isForeign.en), ...textsBelow(zh).filter(isForeign.zh))
        return
      }
    }
    if (isText(node) && isForeign.en(node.text)) found.push(node.text)
    if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map((text) => `${file}: ${text}`)
}
