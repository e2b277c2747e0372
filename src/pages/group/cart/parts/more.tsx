import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { words } from '@/features/group-cart/text'
import type { GroupCartModel } from '../model'
import styles from './cards.module.scss'

/** Destination, leaving and cancelling. */
export const MoreSheet = observer(function MoreSheet({ model }: { model: GroupCartModel }) {
  const t = words()
  const { moreOpen, closeMore, group } = model
  return (
    <Sheet open={moreOpen} onClose={closeMore} title={t.more}>
      <View className={styles.cards__more}>
        {group.isHost && group.isOpen && (
          <Cell label={t.changeAddress} height={104} onOpen={() => void model.chooseAddress()} />
        )}
        <Cell label={t.leave} height={104} onOpen={() => void model.leave()} />
        {group.isHost && <Cell label={t.cancel} height={104} onOpen={() => void model.cancel()} />}
      </View>
    </Sheet>
  )
})
