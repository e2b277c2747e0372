import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import type { SkuModel } from '@/features/goods/sku'
import { Allergens } from '../Allergens'
import { SkuSkeleton } from './skeleton'
import { SkuFoot } from './foot'
import { SkuGroup } from './group'
import { SkuHead } from './head'
import styles from './index.module.scss'

interface Props {
  model: SkuModel
  /** The store does not accept orders now. */
  closed?: boolean
}

/** The specification popup of an item. Pass it to the Screen as `overlay`. */
export const SkuSheet = observer(function SkuSheet({ model, closed = false }: Props) {
  const { isOpen, sku, close } = model
  if (!sku) return null
  const goods = sku.value?.goods
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      label={goods?.name ?? ''}
      foot={goods && <SkuFoot model={model} goods={goods} closed={closed} />}
    >
      <AsyncView resource={sku} skeleton={<SkuSkeleton />} inline>
        {({ goods: item, groups, allergens }) => (
          <>
            <SkuHead model={model} goods={item} />
            {allergens.length > 0 && (
              <View className={styles.sku__allergens}>
                <Allergens allergens={allergens} />
              </View>
            )}
            {groups.length > 0 && (
              <ScrollView scrollY enhanced showScrollbar={false} className={styles.sku__groups}>
                {groups.map((group) => (
                  <SkuGroup key={group.id} model={model} group={group} />
                ))}
                <View className={styles.sku__end} />
              </ScrollView>
            )}
          </>
        )}
      </AsyncView>
    </Sheet>
  )
})
