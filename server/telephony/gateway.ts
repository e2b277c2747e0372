/** Posts a message to an HTTP gateway with a bearer key. @throws Error when the gateway does not accept it */
export async function postToGateway(url: string, key: string, body: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
}
