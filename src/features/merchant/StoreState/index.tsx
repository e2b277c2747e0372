import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { replace } from '@/platform/navigation/navigation'
import { useReturned } from '@/platform/navigation/lifecycle'
import type { Api } from '@/services/api'
import { makeModel, Resource, useModel } from '@/state'
import { stateOf, words } from './words'
import styles from './index.module.scss'

const tones = { open: 'good', outside: 'warn', resting: 'warn', closed: 'gray' } as const

/** Whether a store takes orders; undefined until that is known. */
class StoreStateModel {
  private readonly shop: Resource<ReturnType<typeof stateOf>>

  constructor(api: Api, storeId: string) {
    this.shop = new Resource(async () => stateOf((await api.merchant.shop({ storeId }, { quiet: true })).shop))
    makeModel(this, 'shop')
    this.load()
  }

  get state() {
    return this.shop.value
  }

  load(): void {
    void this.shop.reload()
  }

  dispose(): void {
    this.shop.dispose()
  }
}

/** The state of a store in the head of its orders; opens its settings. */
export const StoreState = observer(function StoreState({ storeId }: { storeId: string }) {
  const model = useModel((api) => new StoreStateModel(api, storeId))
  useReturned(() => model.load())
  const { state } = model
  if (!state) return null
  const t = words()
  // Short, since it takes its room from the name of the store.
  const text = state === 'outside' ? t.offHours : t[state]
  return (
    <Press label={t.manage(text)} onPress={() => void replace('merchantShop')} className={styles.state} reach={16}>
      <Tag text={text} tone={tones[state]} />
    </Press>
  )
})
