/** Forbidden syntax with the place where it belongs. `noRestricted(...)` combines some into one ESLint rule. */

const network = /^(request|uploadFile|downloadFile|connectSocket)$/
const builders = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

export const taroEnv = {
  selector: 'MemberExpression[property.name="TARO_ENV"]',
  message: 'Only src/platform asks which platform this is.',
}

export const taroNetwork = [
  `MemberExpression[object.name="Taro"][property.name=${network}]`,
  `ImportDeclaration[source.value="@tarojs/taro"] ImportSpecifier[imported.name=${network}]`,
].map((selector) => ({ selector, message: 'Only src/services calls the network.' }))

/** A check-out made by hand forgets one of: the last quote, the key of a repeated order, the price that was shown. */
export const ownCheckout = {
  selector: 'Literal[value=/^quote(Expired|Changed)$/]',
  message: 'Only features/checkout places quotes: use its Checkout.',
}

/** A file that is lost leaves a sheet wanted, so that the next tap does nothing. */
export const lostFiles = {
  selector:
    'UnaryExpression[operator="void"] > CallExpression[arguments.length=1][callee.property.name="then"][callee.object.type="ImportExpression"]',
  message: 'A part that the web loads comes by useLoaded, or has a handler for a lost file.',
}

export const sql = [
  'ImportDeclaration[source.value="kysely"][importKind!="type"] ImportSpecifier[imported.name="sql"]',
  `CallExpression[callee.property.name=${builders}]`,
].map((selector) => ({ selector, message: 'SQL stands in queries.ts only.' }))

/** Views send the offsets around a moment: one offset would be wrong for times of other days. */
export const oneOffset = {
  selector: 'Property[key.name=/^(utcOffset|visitOffset)$/][value.callee.name="utcOffset"]',
  message: 'Views send offsetsAround(): the clock of a place may change between the times they tell.',
}

export const unfinishedTests = [
  'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
  'CallExpression[callee.name=/^(fit|xit|fdescribe|xdescribe|xtest)$/]',
].map((selector) => ({ selector, message: 'Every test runs, always.' }))

/** A mock without an export of its module fails its test as soon as the code uses that export. */
export const wholeStandIns = {
  selector:
    'CallExpression[callee.object.name="jest"][callee.property.name="mock"][arguments.0.value=/^@\\W/] > ArrowFunctionExpression > ObjectExpression:not(:has(> SpreadElement))',
  message: 'A mock keeps the rest of its module: ...jest.requireActual<object>(…).',
}

const spy =
  'CallExpression[callee.type="MemberExpression"]:has(MemberExpression[object.name="jest"][property.name="spyOn"])'
const besideTests = ['Program', 'CallExpression[callee.name="describe"] > :function > BlockStatement']

/** A spy beside the tests is set while the files of its group load, and holds for the tests of all of them. */
export const earlySpies = besideTests
  .flatMap((place) => [
    `${place} > VariableDeclaration > VariableDeclarator > ${spy}`,
    `${place} > ExpressionStatement > ${spy}`,
  ])
  .map((selector) => ({ selector, message: 'A spy begins in a test or a hook.' }))

const browser = ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'alert']
const webNetwork = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']

export const browserGlobals = browser.map((name) => ({
  name,
  message: 'Not there in mini-programs and native apps: it belongs in a *.h5.* file of src/platform.',
}))

export const networkGlobals = webNetwork.map((name) => ({ name, message: 'Only src/services calls the network.' }))

export const holidays = {
  name: 'chinese-days',
  allowImportNames: ['getLunarDate'],
  message: 'Public holidays have one source: server/modules/holiday.',
}

export const semaphore = {
  name: 'async-mutex',
  importNames: ['Semaphore'],
  message: 'Taking a permit walks through all: server/security/permits.ts bounds their number.',
}

export const noRestricted = (...entries) => ['error', ...entries.flat()]
