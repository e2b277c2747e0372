import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VoucherLine } from '@contract/entities/voucher'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { lastDay } from '@/features/voucher/kind'
import { stateText, words as voucherWords } from '@/features/voucher/text'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { tabs, vouchersOf } from './model'
import { words } from './text'

export default screen('vouchers', () => {
  const model = useModel(vouchersOf)
  useReturned(() => void model.list.renew())
  const t = words()
  const items = tabs.map((value) => ({ value, name: t[value] }))
  const nav = (
    <View className={styles.vouchers__head}>
      <NavBar title={t.title} />
      <Tabs items={items} value={model.tab} onChange={model.choose} align="even" />
    </View>
  )
  return (
    <Screen nav={nav} onRefresh={() => model.list.reload()}>
      <View className={styles.vouchers}>
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<Empty />}>
          {(line) => <Line line={line} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Line = observer(({ line }: { line: VoucherLine }) => {
  const { id, name, picture, store, state, usable, bought, validUntil, utcOffset } = line
  const t = voucherWords()
  const isUsable = state === 'usable'
  return (
    <View className={styles.vouchers__slot}>
      <Press label={name} onPress={() => navigate('voucher', { id })} className={styles.vouchers__ticket}>
        <Picture picture={picture} width={128} faded={!isUsable} />
        <View className={styles.vouchers__tear}>
          <View className={styles['vouchers__notch--top']} />
          <View className={styles.vouchers__dashes} />
          <View className={styles['vouchers__notch--bottom']} />
        </View>
        <View className={styles.vouchers__words}>
          <Text className={styles.vouchers__name} numberOfLines={1}>
            {name}
          </Text>
          <Text className={styles.vouchers__store} numberOfLines={1}>
            {store}
          </Text>
          <Text className={styles[isUsable ? 'vouchers__left' : 'vouchers__store']}>
            {isUsable ? t.left(usable, bought) : stateText(line)}
          </Text>
          {isUsable && validUntil && (
            <Text className={styles.vouchers__store}>{t.until(lastDay(validUntil, utcOffset))}</Text>
          )}
        </View>
      </Press>
    </View>
  )
})

const Empty = observer(() => {
  const { none, noneText, look } = words()
  return (
    <StateView
      kind="empty"
      title={none}
      text={noneText}
      action={{ text: look, onPress: () => navigate('stores', {}) }}
    />
  )
})
