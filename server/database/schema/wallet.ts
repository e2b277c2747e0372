import type { Timestamp } from './columns'

export interface TopUpTable {
  id: string
  customer_id: string
  payment_id: string
  amount: number
  state: 'initiating' | 'credited' | 'cancelled' | 'failed' | 'invalidOrder'
  created_at: Timestamp
  ended_at: Timestamp | null
}

export interface WalletTables {
  top_ups: TopUpTable
}
