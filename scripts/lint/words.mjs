const sentence = '(?:^|(?<=[.:;!?] ))(?:Also )?'

/** Refused phrases, each with advice to the writer. */
export const phrases = [
  [new RegExp(`${sentence}(?:What|Whatever) (?!if\\b)\\w+`), 'start with a noun phrase or a verb: "Attempts that …"'],
  [/^(?:Also )?(?:what|whatever) (?!if\b)\w+/, 'start with a noun phrase or a verb: "attempts that …"'],
  [
    /^(?:Also )?(?:How|When|Where|Why|(?:Until|From) (?:when|how)|(?:In|On|At|By|Of|For) which)\b/,
    'start with a noun phrase or a verb: "Time at which …", "Number of …"',
  ],
  [new RegExp(`${sentence}(?:Who|Whoever|Whom|Whose) \\w+`), 'name the role: customer, merchant, rider, caller'],
  [/^(?:who|whoever|whose) \w+/, 'name the role: customer, merchant, rider, caller'],
  [/\b(?:for|of|to|by|from|with) who\b/i, 'name the role: customer, merchant, rider, caller'],
  [/\banew\b/i, 'write "again", or rebuild, refetch, recreate'],
  [/\bstands?\b(?![ -](?:in|for)\b)/i, 'write "is"'],
  [/\b(?:told|tells?)\b/i, 'write "is notified of", "reports", "shows"'],
  [/\bhears? of\b/i, 'write "is notified of"'],
  [/\bso many\b/i, 'write "the number of"'],
  [/\b(?:goes|go|went|going|gone) on\b/i, 'write "continues"'],
  [/\b(?:is|are|was|were|can be|to be) had\b/i, 'write "is available"'],
  [/\b(?:gives?|given|giving|gave) (?:\w+ ){0,3}back\b/i, 'write "releases", "refunds" or "restores"'],
  [/\bafter a question\b/i, 'write "after confirmation"'],
  [/\b(?:makes?|making|made) good\b/i, 'write "compensates" or "repairs"'],
  [/\bof (?:one|its|his|her|their)(?:'s|’s)? own\b/i, 'write "its own", "own" or "separate"'],
  [/\b(?:is|are) (?:asked|said|heard) (?:of|to|by)\b/i, 'say who does it'],
  [/\bthat there (?:is|are)\b/i, 'leave it out'],
]

/** Callees of a test or of a group of tests, whose titles are read as well. */
const testCallee = /^(?:it|itInFull|test|describe)$/

/** Name of the function by which a call makes tests, as `it` of `it.each(rows)(title, …)`. */
function calleeName({ type, name, object, callee, tag }) {
  if (type === 'Identifier') return name
  const inner = { MemberExpression: object, CallExpression: callee, TaggedTemplateExpression: tag }[type]
  return inner ? calleeName(inner) : ''
}

/** Text of a string or of a template's fixed parts; undefined for anything else. */
const textOf = (node) => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('``')
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Names that are participles. A generic type may have one, since it qualifies its parameter: `Localized<Text>`. */
const participle =
  /^(?:[A-Z][a-z]+(?<!e)ed|Agreed|Told|Kept|Given|Found|Due|Sold|Bought|Held|Made|Said|Seen|Sent|Shown|Taken|Done|Left|Lost|Spent|Paid|Chosen|Written|Known|Drawn|Asking|Doing|Hearing|Judging|Knowing|Looking|Seeing|Telling|Viewing|Wanting)$/

/** Texts of comments; adjacent line comments are joined. */
const textsOf = (comments) => {
  const texts = []
  for (const comment of comments) {
    const last = texts.at(-1)
    const continues =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      last.loc.end.line === comment.loc.start.line - 1 &&
      last.loc.start.column === comment.loc.start.column
    if (continues) last.loc = { start: last.loc.start, end: comment.loc.end }
    const lines = comment.value.split('\n').map((line) => line.replace(/^\s*\*?/, '').trim())
    const text = lines.join(' ').trim()
    if (continues) last.text += ` ${text}`
    else texts.push({ type: comment.type, loc: comment.loc, text })
  }
  return texts
}

/** Refuses unidiomatic phrases in comments, titles of tests and summaries of calls, and participles as names of exported types. */
export const wordsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      phrase: 'Instead of "{{found}}", {{advice}}.',
      participle: 'A type is named by a noun, {{name}} is a participle.',
    },
  },
  create: (context) => {
    const read = ({ loc, text: written }) => {
      const text = written.replace(/`[^`]*`/g, '``')
      for (const [pattern, advice] of phrases) {
        const found = text.match(pattern)?.[0]
        if (found) context.report({ loc, messageId: 'phrase', data: { found, advice } })
      }
    }
    const check = ({ id, typeParameters }) => {
      if (participle.test(id.name) && !typeParameters)
        context.report({ node: id, messageId: 'participle', data: { name: id.name } })
    }
    return {
      Program: () => textsOf(context.sourceCode.getAllComments()).forEach(read),
      'CallExpression[callee.name="defineCall"] > ObjectExpression > Property[key.name="summary"] > Literal': ({
        loc,
        value,
      }) => read({ loc, text: String(value) }),
      CallExpression: ({ callee, arguments: [title] }) => {
        const text = testCallee.test(calleeName(callee)) ? textOf(title) : undefined
        if (text !== undefined) read({ loc: title.loc, text })
      },
      'ExportNamedDeclaration > TSInterfaceDeclaration': check,
      'ExportNamedDeclaration > TSTypeAliasDeclaration': check,
      'ExportNamedDeclaration > ClassDeclaration': check,
    }
  },
}
