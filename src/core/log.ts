/** The part of the console that operations use. The console redacts and sanitizes everything that it is given. */
export interface Log {
  /** Writes a line of our own. */
  info(line: string): void;
  /** Opens a stream of remote text, which is printed by whole lines and set apart from ours. */
  remote(): RemoteText;
  warning(line: string): void;
}

/** Remote text on its way to the log, in pieces as they arrive. */
export interface RemoteText {
  push(text: string): void;
  /** Prints the unfinished last line. After `cut-off`, a note replaces it: half a line may hold half a secret. */
  end(how?: 'cut-off'): void;
}

/** Work that may take long, in words for people. May hold remote text: the console redacts it. */
export interface Activity {
  /** The work, such as "deploying"; the log adds `for 30 s`. */
  readonly doing: string;
  /** Says what the run waits for at the moment, and what it last saw of it. Called whenever the activity is shown. */
  readonly awaited?: () => string;
  /** The noun for the work, such as "deploy". With it, the log says how long the previous one took. */
  readonly noun?: string;
  /** True when it counts its parts: it is shown instead of the activities within it, even while they print lines. */
  readonly counts?: boolean;
}

/** Does some work. If that takes long, the log shows the activity meanwhile. */
export type During = <Value>(activity: Activity, work: () => Promise<Value>) => Promise<Value>;
