import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import type { FilterChoice } from './choice'
import { priceText, starName } from './filter-text'
import { Group, Options } from './options'
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
  const { isOpen, close } = choice
  return (
    <Sheet open={isOpen} onClose={close} title={words().title} foot={<Foot choice={choice} onDone={onDone} />}>
      <ScrollView scrollY className={styles.filters}>
        <View className={styles.filters__body}>
          <Prices choice={choice} />
          <Stars choice={choice} />
          <Rules choice={choice} />
          <AsyncView resource={choice.about} skeleton={<View />} inline>
            {({ brands, facilities }) => (
              <>
                <Keys choice={choice} field="brandKeys" title={words().brand} options={brands} />
                <Keys choice={choice} field="facilityKeys" title={words().facilities} options={facilities} />
              </>
            )}
          </AsyncView>
        </View>
      </ScrollView>
    </Sheet>
  )
})

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
      <Options name={t.price} options={options} columns={3} />
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
        <Options name={t.rules} options={byRule} columns={2} />
      </Group>
      <Group title={t.score}>
        <Options name={t.score} options={byScore} columns={4} one />
      </Group>
    </>
  )
})

interface KeysProps {
  choice: FilterChoice
  field: 'brandKeys' | 'facilityKeys'
  title: string
  options: readonly { readonly key: string; readonly name: string }[]
}

const Keys = observer(({ choice, field, title, options }: KeysProps) => {
  if (options.length === 0) return null
  const all = options.map(({ key, name }) => ({
    key,
    label: name,
    on: choice.filter[field].includes(key),
    onPress: () => choice.toggleKey(field, key),
  }))
  return (
    <Group title={title}>
      <Options name={title} options={all} columns={3} />
    </Group>
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
