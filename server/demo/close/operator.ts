import { formatMoney } from '@contract/money'
import type { App } from '../../app'
import { print } from '../../command'
import { closeDemo } from './close'

/** Closes the accounts, the money and the stores of the demo, so that the database can serve without it. */
async function close({ context, services }: App): Promise<void> {
  const closed = await closeDemo(context, services)
  if (!closed) return print('No demo was seeded in this database.')
  const { accounts, stores, money, others } = closed
  print(
    `Closed ${accounts} accounts and ${stores} stores of the demo; ${formatMoney(money)} of its money is taken back.`,
  )
  if (others > 0)
    print(
      `${others} other accounts stay. Those that registered in the demo did so by codes that anyone could see, and paid without money.`,
    )
}

/** The operator's command that closes the demo. */
export const closeCommands: Readonly<Record<string, typeof close>> = { 'close-demo': close }
