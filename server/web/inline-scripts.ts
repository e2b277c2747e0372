import { createHash } from 'node:crypto'

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** A browser reads every end of a line as one character before it looks at a script. */
const asRead = (script: string): string => script.replace(/\r\n?/g, '\n')

/**
 * The sources for `script-src` by which a browser runs the inline scripts of a page, and no other: their SHA-256 hashes. A
 * script in what the page is filled with must not be there: `<` is escaped in data.
 */
export const sourcesOf = (html: string): readonly string[] =>
  [...html.matchAll(inline)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(asRead(script)).digest('base64')}'`
  })
