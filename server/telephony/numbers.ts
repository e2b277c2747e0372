/** Two phones that are to reach each other without seeing each other's number. */
export interface Connection {
  /** Of who is going to call, and of who is called. */
  readonly caller: string
  readonly callee: string
  readonly minutes: number
  /** What the deployment calls it, such as the conversation with its order. */
  readonly reference: string
}

/** Who gives out numbers that connect two phones for a while (AXB). */
export interface NumberProvider {
  readonly name: string
  /** A number that, called by either of the two phones, rings the other one. @throws when there is none */
  connect(connection: Connection): Promise<string>
}
