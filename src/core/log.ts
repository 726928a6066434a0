/** Where an operation says what happens. Everything is redacted and made harmless behind it. */
export interface Log {
  /** A line of our own. */
  info(line: string): void;
  /** Opens a stream of text from elsewhere, printed by whole lines and set apart from ours. */
  remote(): RemoteText;
  warning(line: string): void;
}

/** Text from elsewhere on its way to the log, in pieces as they come. */
export interface RemoteText {
  push(text: string): void;
  /** Prints what is left of an unfinished line; a note in its place when no more of it will come. */
  end(how?: 'cut-off'): void;
}

/** Work that may take long, as people are told of it. In our own words; what of it is remote is redacted later. */
export interface Activity {
  /** What is being done, to be followed by `for 30 s`, as in "deploying". */
  readonly doing: string;
  /** What is waited for at the moment, and what was seen of it last. Asked each time that it is told. */
  readonly awaited?: () => string;
  /** What one of them is called, where how long the one before took is worth saying, as in "deploy". */
  readonly noun?: string;
  /** True for one that counts its parts: it is told although they print lines of their own, and speaks for what is within it. */
  readonly counts?: boolean;
}

/** Does some work, of which people are told while it lasts, should it last long. */
export type During = <Value>(activity: Activity, work: () => Promise<Value>) => Promise<Value>;
