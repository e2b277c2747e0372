/** Properties of every Android view, besides those of its style. */
const base = [
  'accessible',
  'accessibilityLabel',
  'accessibilityRole',
  'accessibilityState',
  'accessibilityHint',
  'accessibilityLiveRegion',
  'importantForAccessibility',
  'collapsable',
  'focusable',
  'nativeID',
  'onLayout',
  'pointerEvents',
  'role',
  'testID',
]

const more: Readonly<Record<string, readonly string[]>> = {
  AndroidTextInput: ['text', 'placeholder', 'editable', 'keyboardType', 'maxLength', 'multiline', 'secureTextEntry'],
  AndroidSwitch: ['enabled', 'on'],
  AndroidSwipeRefreshLayout: ['enabled', 'refreshing'],
  RCTImageView: ['src', 'shouldNotifyLoadEvents', 'resizeMode'],
  RCTScrollView: ['contentOffset', 'scrollEnabled'],
  RCTModalHostView: ['visible', 'transparent', 'animationType'],
  RNCViewPager: ['initialPage', 'scrollEnabled', 'offscreenPageLimit'],
  RNSScreen: ['activityState'],
}

const bubbling = (event: string) => ({
  [`top${event}`]: { phasedRegistrationNames: { bubbled: `on${event}`, captured: `on${event}Capture` } },
})
const direct = (event: string) => ({ [`top${event}`]: { registrationName: `on${event}` } })
const all = <T>(events: readonly string[], one: (event: string) => T): T => Object.assign({}, ...events.map(one)) as T

const touches = ['TouchStart', 'TouchMove', 'TouchEnd', 'TouchCancel']
const typing = ['Change', 'Focus', 'Blur', 'SubmitEditing', 'EndEditing']
const directEvents = ['Layout', 'Scroll', 'ScrollBeginDrag', 'ScrollEndDrag', 'MomentumScrollEnd', 'ContentSizeChange']
const ofViews = [
  'Refresh',
  'RequestClose',
  'Show',
  'PageSelected',
  'PageScroll',
  'Load',
  'LoadEnd',
  'Error',
  'InsetsChange',
]

/** The description of a view type for React Native. */
export const viewConfig = (view: string) => ({
  NativeProps: Object.fromEntries([...base, ...(more[view] ?? [])].map((name) => [name, 'String'])),
  bubblingEventTypes: {},
  directEventTypes: {},
  Commands: {},
  Constants: {},
})

/** The events of any view. */
export const eventTypes = () => ({
  bubblingEventTypes: all([...touches, ...typing], bubbling),
  directEventTypes: all([...directEvents, ...ofViews], direct),
})
