interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** All items of a paged list, from its first page on. */
export async function itemsOf<Item>(
  read: (page: { cursor?: string; pageSize: number }) => Promise<Page<Item>>,
  pageSize = 50,
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | undefined
  do {
    const page = await read({ ...(cursor !== undefined && { cursor }), pageSize })
    all.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return all
}
