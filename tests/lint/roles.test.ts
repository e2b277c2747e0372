import ts from 'typescript'
import attributes from '../../config/plugins/accessible.json'
import { textsIn } from './graph'

/** The elements of a file that have an attribute, by their names. */
function elementsWith(attribute: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === attribute) found.push(node.parent.parent.tagName.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX))
  return found
}

/** The elements of Taro in a file that have an attribute which the templates of mini-programs leave out. */
function lost(attribute: string, template: string, text: string): string[] {
  const names = /import \{([^}]*)\} from '@tarojs\/components'/.exec(text)?.[1]?.split(',') ?? []
  const taros = new Set(names.map((name) => name.trim()))
  const known = Object.entries(attributes).flatMap(([name, all]) => (template in all ? [name] : []))
  return elementsWith(attribute, text).filter((name) => taros.has(name) && !known.includes(name))
}

it.each([
  ['role', 'aria-role'],
  ['aria-label', 'aria-label'],
])('each element that has %s should have it in mini-programs too', (attribute, template) => {
  // Only the web has other files, and React Native takes other properties.
  const texts = [...textsIn('src')].filter(([file]) => /(?<!\.h5|\.rn)\.tsx$/.test(file))
  const found = texts.flatMap(([file, text]) => lost(attribute, template, text).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

it('should read no box as an image but by `figure`, without which React Native reads the texts within it', () => {
  const texts = [...textsIn('src')].filter(
    ([file]) => /(?<!\.h5|\.rn)\.tsx$/.test(file) && !file.startsWith('src/testing/'),
  )
  const boxes = texts.filter(([, text]) => /<View\b[^>]*\brole="img"/.test(text))
  expect(boxes.map(([file]) => file)).toEqual([])
})

it('should find an element that the templates leave out', () => {
  const text = `import { Swiper, View } from '@tarojs/components'\nconst a = <><View role="img" /><Swiper role="group" /></>`
  expect(lost('role', 'aria-role', text)).toEqual(['Swiper'])
})
