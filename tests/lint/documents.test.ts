import { posix } from 'node:path'
import { anchorsIn, filesOfProject, finderOf, linksIn, namesIn, pathsIn, readText } from './documents'

/** Paths and names in documents that no file of the project has, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '.data/data.key': 'written at the first start',
  '.rn.ts': 'an ending',
  '@/x': 'an example',
  '@contract/x': 'an example',
  'Asia/Shanghai': 'a time zone',
  'DATA_DIR/media': 'a folder of a deployment',
  'backup.json': 'written into a backup',
  'contract/x': 'an example',
  'kinds/general': 'a rule of ESLint',
  'native/src': 'a link that the build makes',
  'src/x': 'an example',
  VirtualList: 'of Taro, not used',
  itemSize: 'of Taro, not used',
  FileSystemManager: 'of WeChat, reached by Taro',
  unlimitedSize: 'of Taro, not used',
}

const files = filesOfProject()
const documents = files.filter((file) => /^docs\/(?:decisions\/)?[^/]+\.md$/.test(file))
const known = finderOf(files)

const lacksOf = (find: (text: string) => string[], isKnown: (code: string) => boolean): string[] =>
  documents.flatMap((document) =>
    find(readText(document))
      .filter((code) => !(code in exceptions) && !isKnown(code))
      .map((code) => `${document}: ${code}`),
  )

it('recognizes paths and names between backticks', () => {
  const text = 'The `a-b.ts`, `@/x/y`, `server/jobs/`, `npm run x`, `order.cancel`, `OrderKinds.addCoupons()`, `x/y z`'
  expect(pathsIn(text)).toEqual(['a-b.ts', '@/x/y', 'server/jobs/'])
  expect(namesIn(text)).toEqual(['OrderKinds', 'addCoupons'])
})

it('finds each path that a document names', () => {
  expect(documents.length).toBeGreaterThan(50)
  expect(lacksOf(pathsIn, known)).toEqual([])
})

it('recognizes links and the anchors of headings', () => {
  const links = linksIn('[a](b.md), [c](../d#the-e), ![f](g.jpg), [h](#i) and [j](https://k.org/l.md)')
  expect(links.map(({ path, anchor }) => `${path} ${anchor}`)).toEqual(['b.md ', '../d the-e', 'g.jpg ', ' i'])
  expect(anchorsIn("# A\n\n## The store's money, and more\n")).toEqual(['a', 'the-stores-money-and-more'])
})

it('finds the file and the heading that each link leads to', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) =>
      linksIn(readText(document)).flatMap(({ path, anchor }) => {
        const target = path === '' ? document : posix.join(posix.dirname(document), path)
        const isThere = files.includes(target) || files.some((file) => file.startsWith(`${target}/`))
        const isRight = isThere && (anchor === '' || anchorsIn(readText(target)).includes(anchor))
        return isRight ? [] : [`${document}: ${path}#${anchor}`]
      }),
    )
  expect(broken).toEqual([])
})

it('finds each name of code in a document', () => {
  const code = files.filter((file) => /\.(?:[jt]sx?|mjs|json|scss|html|sql)$/.test(file) && !file.startsWith('docs/'))
  const texts = code.filter((file) => !file.startsWith('tests/lint/documents')).map(readText)
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  expect(lacksOf(namesIn, (name) => words.has(name))).toEqual([])
})

it('has no exception that no document needs', () => {
  const used = new Set(documents.map(readText).flatMap((text) => [...pathsIn(text), ...namesIn(text)]))
  expect(Object.keys(exceptions).filter((code) => !used.has(code))).toEqual([])
})
