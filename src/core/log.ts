/** The log as operations write to it. It redacts and sanitizes everything. */
export interface Log {
  /** Prints a line of our own. */
  info(line: string): void;
  /** Opens a stream of remote text, printed by whole lines and set apart from ours. */
  remote(): RemoteText;
  warning(line: string): void;
}

/** Remote text on its way to the log, in pieces as they come. */
export interface RemoteText {
  push(text: string): void;
  /** Prints the rest of an unfinished line, or a note instead when the text was cut off. */
  end(how?: 'cut-off'): void;
}

/** Work that may take long, in words for people. Remote text in them is redacted later. */
export interface Activity {
  /** The work itself, as in "deploying"; `for 30 s` may follow. */
  readonly doing: string;
  /** The awaited event, and what was last seen of it. Called each time that people are told. */
  readonly awaited?: () => string;
  /** Name for work whose last duration is worth mentioning, as in "deploy". */
  readonly noun?: string;
  /** True for work that counts its parts: it is reported although they print lines, and in place of activities within it. */
  readonly counts?: boolean;
}

/** Does some work, and tells people about it while it takes long. */
export type During = <Value>(activity: Activity, work: () => Promise<Value>) => Promise<Value>;
