const timeoutMs = 6_000

/** Posts JSON to a translation service. @throws Error for any status but success, without the text of the answer */
export async function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The translation service answered ${response.status}`)
  // The message of a failed parse quotes the answer, and so perhaps the text.
  return response.json().catch(() => {
    throw new Error('The translation service answered no JSON')
  }) as Promise<unknown>
}

/** Checks that each text has its translation. @throws Error for one that is missing or empty */
export function complete(texts: readonly string[], translated: readonly string[] | undefined): readonly string[] {
  if (translated?.length !== texts.length || translated.some((text) => text.trim() === ''))
    throw new Error('The translation service left out a text')
  return translated
}
