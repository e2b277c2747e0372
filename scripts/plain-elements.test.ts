import { join } from 'node:path'
import { transformSync } from '@babel/core'

const plugin = join(__dirname, '../config/plugins/plain-elements.js')
const options = { configFile: false, babelrc: false, parserOpts: { plugins: ['jsx' as const] }, plugins: [plugin] }

/** Compiles a piece of a screen by the plugin. */
const compiled = (jsx: string): string => {
  const code = `import { Image, Text, View } from '@tarojs/components'\n${jsx}`
  return (transformSync(code, options)?.code ?? '').split('\n').slice(1).join('\n').trim()
}

it.each([
  [`<View className={a} style={b} id="c" role="img" aria-label={d} key={e}>f</View>`, 'div'],
  [`<View />`, 'div'],
  [`<Text className={a}>b</Text>`, 'span'],
])('makes an element of the DOM of %s', (jsx, element) => {
  const expected = jsx.replace(/(<\/?)(View|Text)/g, `$1${element}`)
  expect(compiled(jsx)).toBe(`${expected};`)
})

it('leaves out what other platforms need', () => {
  expect(compiled('<Text className={a} numberOfLines={1} ariaLabel="b">c</Text>')).toBe('<span className={a}>c</span>;')
})

it('goes into what it leaves alone', () => {
  expect(compiled('<View onClick={a}><Text>b</Text></View>')).toBe('<View onClick={a}><span>b</span></View>;')
})

it.each([
  '<View onClick={a} />',
  '<View catchMove />',
  '<View {...a} />',
  '<View hoverClass="none" />',
  '<View style="color: red" />',
  '<Text onLongPress={a} />',
  '<Image className={a} />',
])('leaves %s alone', (jsx) => {
  expect(compiled(jsx)).toBe(`${jsx};`)
})

it('leaves an element of the same name from elsewhere alone', () => {
  const code = `import { View } from './view';\n<View />;`
  expect(transformSync(code, options)?.code).toBe(code)
  const own = `const View = () => null;\n<View />;`
  expect(transformSync(own, options)?.code).toBe(own)
})
