import { Text, View } from '@tarojs/components'
import { formatCount, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { observer } from 'mobx-react-lite'
import { PagedList } from '@/components/PagedList'
import { Picture } from '@/components/Picture'
import { Press } from '@/components/Press'
import { Price } from '@/components/Price'
import { Screen, screen } from '@/components/Screen'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { TimeLeft } from '@/components/TimeLeft'
import { navigate } from '@/platform/gate'
import { language } from '@/platform/language'
import { useModel } from '@/stores'
import styles from './index.module.scss'
import { SpecialsModel, type Special } from './model'
import { words } from './text'

export default screen('specials', () => {
  const { list, endsAt, open } = useModel((api) => new SpecialsModel(api))
  const { title, ends, none, noneText, browse } = words()
  const empty = (
    <StateView
      kind="empty"
      title={none}
      text={noneText}
      action={{ text: browse, onPress: () => navigate('stores', {}) }}
    />
  )
  return (
    <Screen title={title} onRefresh={list.reload}>
      <View className={styles.specials}>
        {endsAt && list.items.length > 0 && (
          <View className={styles.specials__head}>
            <Text className={styles.specials__ends}>{ends}</Text>
            <TimeLeft endsAt={endsAt} onEnd={list.reload} />
          </View>
        )}
        <PagedList list={list} keyOf={({ id }) => id} empty={empty}>
          {(special) => <Item special={special} onPress={() => open(special)} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Item = observer(({ special, onPress }: { special: Special; onPress: () => void }) => {
  const { name, storeName, picture, price, shopPrice, left, sales, distance, activityType } = special
  const t = words()
  const facts = [sales > 0 ? t.sold(formatCount(sales, language.value)) : '', formatDistance(distance)]
  return (
    <Press label={`${name}, ${storeName}, ${formatMoney(price)}`} onPress={onPress} className={styles.specials__item}>
      <Picture picture={picture} width={168} />
      <View className={styles.specials__words}>
        <Text className={styles.specials__name} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.specials__store} numberOfLines={1}>
          {storeName}
        </Text>
        <Text className={styles.specials__facts} numberOfLines={1}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <View className={styles.specials__foot}>
          <Price amount={price} original={shopPrice} />
          {left !== null ? <Tag tone="solid" text={t.left(left)} /> : activityType && <Tag text={activityType} />}
        </View>
      </View>
    </Press>
  )
})
