import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import type { FilterChoice, ListField } from './choice'
import { priceText, starName } from './filter-text'
import { Group, Options } from './options'
import { PriceRange } from './price-range'
import { words } from './text'
import styles from './index.module.scss'

/** Presets of the price of a night, in whole units of the currency. */
const presets = [
  [undefined, 150],
  [150, 300],
  [300, 450],
  [450, 600],
  [600, undefined],
] as const

const scores = [undefined, 4, 4.5, 4.8] as const
const rules = ['freeCancel', 'breakfast', 'memberPrice', 'payAtHotel'] as const

interface Props {
  choice: FilterChoice
  /** After the filters are taken. */
  onDone: () => void
}

/** Filters of stays with how many match. Pass it to the Screen as `overlay`. */
export const FiltersSheet = observer(function FiltersSheet({ choice, onDone }: Props) {
  const { isOpen, close, pricesOnly } = choice
  const { title, priceStars } = words()
  const foot = <Foot choice={choice} onDone={onDone} />
  return (
    <Sheet open={isOpen} onClose={close} title={pricesOnly ? priceStars : title} foot={foot}>
      <ScrollView scrollY className={styles[pricesOnly ? 'filters--short' : 'filters']}>
        <View className={styles.filters__body}>
          {choice.listed ? <All choice={choice} field={choice.listed} /> : <Groups choice={choice} />}
        </View>
      </ScrollView>
    </Sheet>
  )
})

const Groups = observer(({ choice }: { choice: FilterChoice }) => (
  <>
    <Prices choice={choice} />
    <Stars choice={choice} />
    {!choice.pricesOnly && (
      <>
        <Rules choice={choice} />
        <AsyncView resource={choice.about} skeleton={<View />} inline>
          {({ brands, facilities }) => (
            <>
              <Keys choice={choice} field="brandKeys" options={brands} />
              <Keys choice={choice} field="facilityKeys" options={facilities} />
            </>
          )}
        </AsyncView>
      </>
    )}
  </>
))

const Prices = observer(({ choice }: { choice: FilterChoice }) => {
  const t = words()
  const { priceFrom, priceTo } = choice.filter
  const fen = (whole: number | undefined) => (whole === undefined ? undefined : whole * 100)
  const bare = (whole: number) => formatMoney(whole * 100, { trim: true, symbol: '' })
  const options = presets.map(([from, to]) => ({
    key: `${from ?? ''}-${to ?? ''}`,
    label: to === undefined ? t.over(bare(from ?? 0)) : t.short(bare(from ?? 0), bare(to)),
    on: fen(from) === priceFrom && fen(to) === priceTo,
    onPress: () => choice.setPrice(fen(from), fen(to)),
  }))
  return (
    <Group title={t.price} right={priceText(priceFrom, priceTo) || t.any} strong>
      <PriceRange choice={choice} />
      <Options name={t.price} options={options} columns={5} />
    </Group>
  )
})

const Stars = observer(({ choice }: { choice: FilterChoice }) => {
  const t = words()
  const options = [2, 3, 4, 5].map((stars) => ({
    key: String(stars),
    label: starName(stars),
    note: t.starNote(stars),
    on: choice.filter.stars.includes(stars),
    onPress: () => choice.toggleStars(stars),
  }))
  return (
    <Group title={t.stars} right={t.chooseAny}>
      <Options name={t.stars} options={options} columns={4} />
    </Group>
  )
})

const Rules = observer(({ choice }: { choice: FilterChoice }) => {
  const t = words()
  const byRule = rules.map((rule) => ({
    key: rule,
    label: t[rule],
    on: choice.filter[rule],
    onPress: () => choice.toggle(rule),
  }))
  const byScore = scores.map((score) => ({
    key: String(score),
    label: score === undefined ? t.any : t.scoreFrom(score.toFixed(1)),
    on: choice.filter.score === score,
    onPress: () => choice.setScore(score),
  }))
  return (
    <>
      <Group title={t.rules}>
        <Options name={t.rules} options={byRule} columns={4} />
      </Group>
      <Group title={t.score}>
        <Options name={t.score} options={byScore} columns={4} one />
      </Group>
    </>
  )
})

interface KeysProps {
  choice: FilterChoice
  field: ListField
  options: readonly { readonly key: string; readonly name: string }[]
}

/** Number of a filter's choices in the sheet before all of them are opened. */
const shown = { brandKeys: 8, facilityKeys: 9 } as const

const titleOf = (field: ListField): string => (field === 'brandKeys' ? words().brand : words().facilities)

const blocksOf = ({ choice, field, options }: KeysProps) =>
  options.map(({ key, name }) => ({
    key,
    label: name,
    on: choice.filter[field].includes(key),
    onPress: () => choice.toggleKey(field, key),
  }))

const Keys = observer((props: KeysProps) => {
  const { choice, field, options } = props
  const title = titleOf(field)
  if (options.length === 0) return null
  const more = options.length > shown[field]
  return (
    <Group title={title} {...(more && { right: words().all(options.length), onMore: () => choice.list(field) })}>
      <Options name={title} options={blocksOf(props).slice(0, shown[field])} columns={field === 'brandKeys' ? 4 : 3} />
    </Group>
  )
})

/** All choices of a filter, with a way back to the others. */
const All = observer(({ choice, field }: { choice: FilterChoice; field: ListField }) => {
  const { about, list } = choice
  const options = (field === 'brandKeys' ? about.value?.brands : about.value?.facilities) ?? []
  return (
    <View>
      <Press label={words().back} onPress={() => list(undefined)} className={styles.group__back}>
        <Icon name="chevron-left" size={36} />
        <Text className={styles.group__title}>{titleOf(field)}</Text>
      </Press>
      <Options name={titleOf(field)} options={blocksOf({ choice, field, options })} columns={3} />
    </View>
  )
})

const Foot = observer(({ choice, onDone }: Props) => {
  const t = words()
  const { about, count, clear, done, dropStrictest } = choice
  const found = about.value?.count
  const strictest = found === 0 ? about.value?.strictest : null
  const finish = () => {
    done()
    onDone()
  }
  return (
    <View className={styles.filters__foot}>
      {strictest && (
        <Press label={t.strictest(strictest.name) + t.remove} onPress={dropStrictest} className={styles.filters__hint}>
          <Text className={styles['filters__hint-text']}>{t.strictest(strictest.name) + t.remove}</Text>
        </Press>
      )}
      <View className={styles.filters__buttons}>
        <View className={styles.filters__clear}>
          <Button
            kind="outline"
            text={count > 0 ? t.clearSome(count) : t.clear}
            disabled={count === 0}
            onPress={clear}
          />
        </View>
        <View className={styles.filters__show}>
          <Button
            text={found === undefined ? t.showAll : found === 0 ? t.none : t.show(found)}
            disabled={found === 0}
            onPress={finish}
          />
        </View>
      </View>
    </View>
  )
})
