import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@contract/date'
import { formatCount } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import { hasTables } from '@/features/merchant/MerchantBar/bars'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import { openAnyStore } from '@/features/store/doors'
import { stateOf, words as stateWords } from '@/features/merchant/StoreState/words'
import { localized } from '@/i18n'
import { confirm } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { type Shop, ShopModel } from './model'
import { EditSheet } from './parts/edit-sheet'
import { autoWords, takesReturns } from './by-business'
import { words } from './text'

export default screen('merchantShop', () => (
  <OwnStore tab="merchantShop" title={words().title}>
    {(store) => <ShopScreen key={store.id} store={store} />}
  </OwnStore>
))

const ShopScreen = observer(function ShopScreen({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new ShopModel(api, store.id))
  useReturned(() => void model.shop.reload())
  const t = words()
  return (
    <Screen
      nav={<MerchantHead title={t.title} right={<Preview store={store} />} />}
      footer={<MerchantBar active="merchantShop" />}
      onRefresh={() => model.shop.reload()}
      overlay={<EditSheet model={model} />}
    >
      <View className={styles.shop}>
        <AsyncView resource={model.shop}>
          {(shop) => (
            <>
              <Sign shop={shop} />
              <State model={model} shop={shop} />
              <Facts model={model} shop={shop} store={store} />
            </>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})

const Preview = ({ store: { id, business } }: { store: ManagedStore }) => (
  <Press label={words().preview} onPress={() => openAnyStore({ id, business })} className={styles.shop__preview}>
    <Icon name="eye" size={36} colour="ink-2" />
    <Text className={styles.shop__link}>{words().preview}</Text>
  </Press>
)

/** The store as customers know it. */
const Sign = observer(function Sign({ shop: { name, logo, rating, monthlySales } }: { shop: Shop }) {
  const sold = words().reviews(formatCount(monthlySales, language.value))
  return (
    <View className={styles.sign}>
      <Picture picture={logo} width={112} />
      <View className={styles.sign__words}>
        <Text className={styles.sign__name} numberOfLines={2}>
          {name}
        </Text>
        <View className={styles.sign__line}>
          {rating > 0 && <Icon name="star" size={24} colour="warn" />}
          {rating > 0 && <Text className={styles.sign__rating}>{rating.toFixed(1)}</Text>}
          <Text className={styles.sign__sold}>{sold}</Text>
        </View>
      </View>
    </View>
  )
})

/** Whether a shop opens at 0:00 and closes at 24:00. */
const neverCloses = ({ hours }: Shop): boolean => hours.some(({ open, close }) => open === '00:00' && close === '24:00')

const hoursText = (shop: Shop): string =>
  neverCloses(shop) ? words().allDay : shop.hours.map(({ open, close }) => `${open}–${close}`).join(', ')

/** State of a store, and its next opening time. */
function stateText(shop: Shop): { title: string; note: string } {
  const { status, restUntil } = shop
  const t = words()
  const title = stateWords()[stateOf(shop)]
  if (status === 'open') return { title, note: '' }
  const moment = status === 'resting' && restUntil && formatMoment(new Date(restUntil), new Date(), language.value)
  return { title, note: moment ? t.until(moment) : t.byHand }
}

const State = observer(function State({ model, shop }: { model: ShopModel; shop: Shop }) {
  const t = words()
  const { title, note } = stateText(shop)
  const isOn = shop.status === 'open'
  const close = async () => {
    if (await confirm({ title: t.closeShop, text: t.closeText, ok: t.closeShop, cancel: t.keep })) await model.close()
  }
  const state = stateOf(shop)
  const look = state === 'outside' ? 'resting' : state
  return (
    <View className={styles.state}>
      <View className={styles.state__head}>
        <View className={styles[`state__dot--${look}`]} />
        <Text className={styles[`state__title--${look}`]}>{title}</Text>
      </View>
      <Text className={styles.state__note}>{note || (neverCloses(shop) ? t.allDay : t.today(hoursText(shop)))}</Text>
      <SwitchRow label={t.takesOrders} on={isOn} disabled={model.busy} onChange={(on) => void model.setOpen(on)} />
      {isOn && (
        <>
          <Text className={styles.state__rest}>{t.rest}</Text>
          <View className={styles.state__chips}>
            <Chip text={t.half} ground="card" size={56} onPress={() => void model.restFor(30)} />
            <Chip text={t.hour} ground="card" size={56} onPress={() => void model.restFor(60)} />
            <Chip text={t.nextHours} ground="card" size={56} onPress={() => void model.setOpen(false)} />
          </View>
          <Button kind="outline" size={72} text={t.closeShop} onPress={() => void close()} />
        </>
      )}
    </View>
  )
})

interface FactsProps {
  model: ShopModel
  shop: Shop
  store: ManagedStore
}

const Facts = observer(function Facts({ model, shop, store: { business, takesTables } }: FactsProps) {
  const t = words()
  return (
    <View className={styles.shop__facts}>
      <CellGroup>
        <Cell label={t.hours} icon="clock" value={hoursText(shop)} onOpen={() => model.edit('hours')} />
        <Cell
          label={t.notice}
          icon="megaphone"
          value={localized(shop.notice) || t.noNotice}
          onOpen={() => model.edit('notice')}
        />
        <Cell label={t.phone} icon="phone" value={shop.phone} onOpen={() => model.edit('phone')} />
        {takesReturns[business] && (
          <Cell
            label={t.returns}
            icon="undo-2"
            value={shop.returnAddress?.address ?? t.atShop}
            onOpen={() => model.edit('returns')}
          />
        )}
        {hasTables(business) && (
          <Cell
            label={t.tables}
            icon="utensils"
            value={takesTables ? '' : t.setUp}
            onOpen={() => navigate('merchantTables')}
          />
        )}
        <Cell label={t.licences} icon="receipt-text" onOpen={() => navigate('licenceRenewal')} />
        {shop.autoAccept !== null && (
          <SwitchRow
            {...autoWords()[business]}
            on={shop.autoAccept}
            disabled={model.busy}
            onChange={(on) => void model.setAutoAccept(on)}
          />
        )}
      </CellGroup>
    </View>
  )
})
