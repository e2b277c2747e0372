import { observer } from 'mobx-react'
import { View } from '@tarojs/components'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { navigate } from '@/platform/navigation/gate'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './more.module.scss'

interface Props {
  model: StoreModel
}

/** Further actions: share, licences, report. */
export const MoreSheet = observer(function MoreSheet({ model }: Props) {
  const { moreOpen, closeMore, share, id: storeId } = model
  const { more, share: shareText, qualification, report } = words()
  const after = (action: () => void) => () => {
    closeMore()
    action()
  }
  return (
    <Sheet open={moreOpen} onClose={closeMore} title={more}>
      <View className={styles.more}>
        <Cell icon="share-2" label={shareText} onOpen={after(share.open)} height={104} />
        <Cell
          icon="shield-check"
          label={qualification}
          onOpen={after(() => navigate('qualification', { storeId }))}
          height={104}
        />
        <Cell
          icon="flag"
          label={report}
          onOpen={after(() => navigate('report', { subject: 'store', id: storeId }))}
          height={104}
        />
      </View>
    </Sheet>
  )
})
