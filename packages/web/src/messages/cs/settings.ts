import type { SettingsWords } from '../messages.ts'

export const settings: SettingsWords = {
  title: 'Nastavení',
  more: 'Platí v tomto prohlížeči a hned.',
  language: 'Jazyk',
  languageMore: 'Stránek, karet i zápisu; změnit ho lze i uprostřed hry.',
  languageSystem: 'Podle prohlížeče',
  theme: 'Světlo',
  themeMore: 'Nádvoří v poledne, nebo totéž nádvoří při lampách.',
  themes: { system: 'Podle systému', light: 'Světlé', dark: 'Tmavé' },
  motion: 'Pohyb',
  motionMore: 'Karty putují tam, kam patří, a vy vidíte, co ostatní dělají.',
  motions: { system: 'Podle systému', full: 'Vždy', none: 'Nikdy' },
  pace: 'Tempo',
  paceMore: 'Jak rychle vidíte, co dělají ostatní a boti. Kdo něco udělá, vidí hned přítomnost.',
  paces: { slow: 'Pomalé', normal: 'Běžné', fast: 'Rychlé', off: 'Hned' },
  confirmation: 'Potvrzovat, než to platí',
  confirmationMore: 'Karta, na kterou kliknete, nejdřív ukáže, co udělá. Jak často to chcete potvrzovat?',
  confirmations: { always: 'Vždy', reveals: 'Když to nejde vzít zpět', never: 'Nikdy' },
  contrast: 'Kontrast',
  contrastMore: 'Tmavší čáry a písmo.',
  contrasts: { system: 'Podle systému', more: 'Větší' },
  sound: 'Zvuk',
  soundMore: 'Krátký tichý tón, když jste na tahu.',
  sounds: { off: 'Vypnutý', on: 'Zapnutý' },
  offline: 'Bez připojení',
  offlineKept: (size: string) =>
    `Tento prohlížeč má uložené všechny stránky, karty, pravidla i hry: ${size} MB. Otevřou se i bez připojení.`,
  offlineFilling:
    'Prohlížeč právě stahuje všechny stránky, karty, pravidla i hry, aby se otevřely i bez připojení.',
  offlineSaving: 'Váš prohlížeč šetří data, a tak si ukládá jen to, co jste otevřeli.',
  offlineNoRoom:
    'V zařízení už není místo, aby se uložilo všechno. Dokud jste připojeni, všechny stránky fungují.',
  offlineFailed: 'Ještě se nestáhlo všechno. Dokud jste připojeni, všechny stránky fungují.',
  offlineImpossible: 'Tento prohlížeč stránky uložit nemůže: jde to jen přes https a ne v anonymním okně.',
  keepEverything: 'Stáhnout všechno',
  install: 'Přidat na plochu',
  installByHand:
    'Chcete-li mít Ziggurat na ploše, klepněte v prohlížeči na tlačítko sdílení. Pak zvolte „Přidat na plochu“.',
}
