export const settings = {
  title: 'Settings',
  more: 'Kept in this browser; every change holds at once.',
  language: 'Language',
  languageMore: 'Of the pages, the cards and the log; also in the middle of a game.',
  languageSystem: 'As the browser',
  theme: 'Light',
  themeMore: 'A court at noon, or the same court by lamplight.',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motionMore: 'Cards travel to where they go, so that you see what others do.',
  motions: { system: 'As the system', full: 'Always', none: 'Never' },
  confirmation: 'Confirm before it counts',
  confirmationMore: 'A card that you click shows what it does first. How often must you say yes?',
  confirmations: { always: 'Always', reveals: 'When it cannot be undone', never: 'Never' },
  contrast: 'Contrast',
  contrastMore: 'Darker lines and words.',
  contrasts: { system: 'As the system', more: 'More' },
  sound: 'Sound',
  soundMore: 'A short soft tone when it is your turn.',
  sounds: { off: 'Off', on: 'On' },
  offline: 'Without a connection',
  offlineKept: (size: string) =>
    `This browser keeps all pages, cards, rules and games: ${size} MB. They open without a connection.`,
  offlineFilling:
    'This browser is fetching all pages, cards, rules and games, so that they open without a connection.',
  offlineSaving: 'Your browser saves data, so it keeps only what you have opened.',
  offlineNoRoom:
    'There is no room left on this device to keep everything. All pages work while there is a connection.',
  offlineFailed: 'Not everything has been fetched yet. All pages work while there is a connection.',
  offlineImpossible:
    'This browser cannot keep the pages: that works only over https, and not in private windows.',
  keepEverything: 'Fetch everything',
  install: 'Put it on your home screen',
  installByHand:
    'To put it on your home screen, tap the share button of your browser. Then choose “Add to Home Screen”.',
}
