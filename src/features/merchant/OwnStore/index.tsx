import { useEffect, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'
import { dictionary } from '@/i18n'
import { open, replace } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import { useRootState } from '@/state'
import { MerchantBar } from '../MerchantBar'
import { isFor, tabsOf, type MerchantTabName } from '../MerchantBar/bars'
import { MerchantState, type ManagedStore } from '../merchant'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    none: 'You don’t run a store yet',
    noneText: 'Manage your stores here',
    leave: 'Back',
    back: 'Back to ordering',
  },
  zh: {
    none: '您还没有店铺',
    noneText: '开店后可在这里管理店铺',
    leave: '返回',
    back: '返回点餐',
  },
})

/** White head of a merchant's tab: its title, and an element beside it. */
export function MerchantHead({ title, right, children }: { title: string; right?: ReactNode; children?: ReactNode }) {
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles.head} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.head__row} style={{ paddingRight: pixels(capsule) }}>
        <Press label={words().leave} onPress={() => void open('my')} className={styles.head__back}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <Text className={styles.head__title} role="heading" aria-level={1} numberOfLines={1}>
          {title}
        </Text>
        {right}
      </View>
      {children}
    </View>
  )
}

interface Props {
  tab: MerchantTabName
  /** The store to choose first, by its id. */
  wanted?: string | undefined
  title: string
  /** Renders the tab of a store; it remounts for another one. */
  children: (store: ManagedStore) => ReactNode
}

/** A merchant's tab for the chosen store; a notice for customers without a store. */
export const OwnStore = observer(function OwnStore({ tab, wanted, title, children }: Props) {
  const merchant = useRootState().keep(MerchantState)
  useEffect(() => {
    if (wanted) merchant.choose(wanted)
  }, [merchant, wanted])
  const { store } = merchant
  const bar = store ? tabsOf(store) : []
  if (store && isFor(store, tab)) return <>{children(store)}</>
  return (
    <Screen nav={<MerchantHead title={title} />} footer={<MerchantBar active={tab} />}>
      {bar[0] ? (
        <Elsewhere first={bar[0].name} />
      ) : (
        <AsyncView resource={merchant.stores}>{() => <NoStore />}</AsyncView>
      )}
    </Screen>
  )
})

/** Leads from a tab that what the store sells has no need of to the first one that it has. */
const Elsewhere = ({ first }: { first: MerchantTabName }) => {
  useEffect(() => void replace(first), [first])
  return <RowsSkeleton />
}

/** Notice for customers without a store on a merchant's screen. */
export const NoStore = () => {
  const { none, noneText, back } = words()
  return <StateView kind="empty" title={none} text={noneText} action={{ text: back, onPress: () => void open('my') }} />
}
