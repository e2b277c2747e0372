import type { FaultClient } from './client'

/** Pays a trade on the sandbox's cashier; answers whether the provider has the money. */
export async function decideTrade(client: FaultClient, token: string): Promise<boolean> {
  const decide = async () => {
    const response = await fetch(`${client.caller.base}/sandbox/cashier/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, decision: 'succeed' }),
    })
    if (response.status >= 500) throw new Error(`the cashier answered ${response.status}`)
    return (await response.json()) as { code: number; data: { state: string } | null }
  }
  const { code, data } = await client.persist('the cashier', decide)
  return code === 1 && data?.state === 'paid'
}
