/** Sends the body of a report, also while the page is left. */
export async function sendReport(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers,
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
}
