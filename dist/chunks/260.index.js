"use strict";
exports.id = 260;
exports.ids = [260];
exports.modules = { 1260: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { exec: () => exec });
	__webpack_require__(3193);
	var external_os_ = __webpack_require__(857), external_events_ = __webpack_require__(4434), external_child_process_ = __webpack_require__(5317), external_path_ = __webpack_require__(6928);
	__webpack_require__(2613);
	var external_fs_ = __webpack_require__(9896), __awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	let { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises, IS_WINDOWS = process.platform === "win32";
	external_fs_.constants.O_RDONLY;
	function exists(fsPath) {
		return __awaiter(this, void 0, void 0, function* () {
			try {
				yield stat(fsPath);
			} catch (err) {
				if (err.code === "ENOENT") return !1;
				throw err;
			}
			return !0;
		});
	}
	function isRooted(p) {
		p = normalizeSeparators(p);
		if (!p) throw Error("isRooted() parameter \"p\" cannot be empty");
		if (IS_WINDOWS) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
		return p.startsWith("/");
	}
	function tryGetExecutablePath(filePath, extensions) {
		return __awaiter(this, void 0, void 0, function* () {
			let stats;
			try {
				stats = yield stat(filePath);
			} catch (err) {
				err.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS) {
					let upperExt = external_path_.extname(filePath).toUpperCase();
					if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
			let originalFilePath = filePath;
			for (let extension of extensions) {
				filePath = originalFilePath + extension;
				stats = void 0;
				try {
					stats = yield stat(filePath);
				} catch (err) {
					err.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
				}
				if (stats && stats.isFile()) {
					if (IS_WINDOWS) {
						try {
							let directory = external_path_.dirname(filePath), upperName = external_path_.basename(filePath).toUpperCase();
							for (let actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
								filePath = external_path_.join(directory, actualName);
								break;
							}
						} catch (err) {
							console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
						}
						return filePath;
					} else if (isUnixExecutable(stats)) return filePath;
				}
			}
			return "";
		});
	}
	function normalizeSeparators(p) {
		p ||= "";
		if (IS_WINDOWS) {
			p = p.replace(/\//g, "\\");
			return p.replace(/\\\\+/g, "\\");
		}
		return p.replace(/\/\/+/g, "/");
	}
	function isUnixExecutable(stats) {
		return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
	}
	var io_awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	function which(tool, check) {
		return io_awaiter(this, void 0, void 0, function* () {
			if (!tool) throw Error("parameter 'tool' is required");
			if (check) {
				let result = yield which(tool, !1);
				if (!result) {
					if (IS_WINDOWS) throw Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
					else throw Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
				}
				return result;
			}
			let matches = yield findInPath(tool);
			if (matches && matches.length > 0) return matches[0];
			return "";
		});
	}
	function findInPath(tool) {
		return io_awaiter(this, void 0, void 0, function* () {
			if (!tool) throw Error("parameter 'tool' is required");
			let extensions = [];
			if (IS_WINDOWS && process.env.PATHEXT) for (let extension of process.env.PATHEXT.split(external_path_.delimiter)) extension && extensions.push(extension);
			if (isRooted(tool)) {
				let filePath = yield tryGetExecutablePath(tool, extensions);
				if (filePath) return [filePath];
				return [];
			}
			if (tool.includes(external_path_.sep)) return [];
			let directories = [];
			if (process.env.PATH) for (let p of process.env.PATH.split(external_path_.delimiter)) p && directories.push(p);
			let matches = [];
			for (let directory of directories) {
				let filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
				filePath && matches.push(filePath);
			}
			return matches;
		});
	}
	var external_timers_ = __webpack_require__(3557), toolrunner_awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	let toolrunner_IS_WINDOWS = process.platform === "win32";
	class ToolRunner extends external_events_.EventEmitter {
		constructor(toolPath, args, options) {
			super();
			if (!toolPath) throw Error("Parameter 'toolPath' cannot be null or empty.");
			this.toolPath = toolPath;
			this.args = args || [];
			this.options = options || {};
		}
		_debug(message) {
			this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(message);
		}
		_getCommandString(options, noPrefix) {
			let toolPath = this._getSpawnFileName(), args = this._getSpawnArgs(options), cmd = noPrefix ? "" : "[command]";
			if (toolrunner_IS_WINDOWS) {
				if (this._isCmdFile()) {
					cmd += toolPath;
					for (let a of args) cmd += ` ${a}`;
				} else if (options.windowsVerbatimArguments) {
					cmd += `"${toolPath}"`;
					for (let a of args) cmd += ` ${a}`;
				} else {
					cmd += this._windowsQuoteCmdArg(toolPath);
					for (let a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
				}
			} else {
				cmd += toolPath;
				for (let a of args) cmd += ` ${a}`;
			}
			return cmd;
		}
		_processLineBuffer(data, strBuffer, onLine) {
			try {
				let s = strBuffer + data.toString(), n = s.indexOf(external_os_.EOL);
				for (; n > -1;) {
					onLine(s.substring(0, n));
					s = s.substring(n + external_os_.EOL.length);
					n = s.indexOf(external_os_.EOL);
				}
				return s;
			} catch (err) {
				this._debug(`error processing line. Failed with error ${err}`);
				return "";
			}
		}
		_getSpawnFileName() {
			if (toolrunner_IS_WINDOWS && this._isCmdFile()) return process.env.COMSPEC || "cmd.exe";
			return this.toolPath;
		}
		_getSpawnArgs(options) {
			if (toolrunner_IS_WINDOWS && this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (let a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
			return this.args;
		}
		_endsWith(str, end) {
			return str.endsWith(end);
		}
		_isCmdFile() {
			let upperToolPath = this.toolPath.toUpperCase();
			return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
		}
		_windowsQuoteCmdArg(arg) {
			if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
			if (!arg) return "\"\"";
			let cmdSpecialChars = [
				" ",
				"	",
				"&",
				"(",
				")",
				"[",
				"]",
				"{",
				"}",
				"^",
				"=",
				";",
				"!",
				"'",
				"+",
				",",
				"`",
				"~",
				"|",
				"<",
				">",
				"\""
			], needsQuotes = !1;
			for (let char of arg) if (cmdSpecialChars.some((x) => x === char)) {
				needsQuotes = !0;
				break;
			}
			if (!needsQuotes) return arg;
			let reverse = "\"", quoteHit = !0;
			for (let i = arg.length; i > 0; i--) {
				reverse += arg[i - 1];
				if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
				else if (arg[i - 1] === "\"") {
					quoteHit = !0;
					reverse += "\"";
				} else quoteHit = !1;
			}
			reverse += "\"";
			return reverse.split("").reverse().join("");
		}
		_uvQuoteCmdArg(arg) {
			if (!arg) return "\"\"";
			if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
			if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
			let reverse = "\"", quoteHit = !0;
			for (let i = arg.length; i > 0; i--) {
				reverse += arg[i - 1];
				if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
				else if (arg[i - 1] === "\"") {
					quoteHit = !0;
					reverse += "\\";
				} else quoteHit = !1;
			}
			reverse += "\"";
			return reverse.split("").reverse().join("");
		}
		_cloneExecOptions(options) {
			options ||= {};
			let result = {
				cwd: options.cwd || process.cwd(),
				env: options.env || process.env,
				silent: options.silent || !1,
				windowsVerbatimArguments: options.windowsVerbatimArguments || !1,
				failOnStdErr: options.failOnStdErr || !1,
				ignoreReturnCode: options.ignoreReturnCode || !1,
				delay: options.delay || 1e4
			};
			result.outStream = options.outStream || process.stdout;
			result.errStream = options.errStream || process.stderr;
			return result;
		}
		_getSpawnOptions(options, toolPath) {
			options ||= {};
			let result = {};
			result.cwd = options.cwd;
			result.env = options.env;
			result.windowsVerbatimArguments = options.windowsVerbatimArguments || this._isCmdFile();
			options.windowsVerbatimArguments && (result.argv0 = `"${toolPath}"`);
			return result;
		}
		exec() {
			return toolrunner_awaiter(this, void 0, void 0, function* () {
				!isRooted(this.toolPath) && (this.toolPath.includes("/") || toolrunner_IS_WINDOWS && this.toolPath.includes("\\")) && (this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath));
				this.toolPath = yield which(this.toolPath, !0);
				return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
					this._debug(`exec tool: ${this.toolPath}`);
					this._debug("arguments:");
					for (let arg of this.args) this._debug(`   ${arg}`);
					let optionsNonNull = this._cloneExecOptions(this.options);
					!optionsNonNull.silent && optionsNonNull.outStream && optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
					let state = new ExecState(optionsNonNull, this.toolPath);
					state.on("debug", (message) => {
						this._debug(message);
					});
					if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(Error(`The cwd: ${this.options.cwd} does not exist!`));
					let fileName = this._getSpawnFileName(), cp = external_child_process_.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName)), stdbuffer = "";
					cp.stdout && cp.stdout.on("data", (data) => {
						this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(data);
						!optionsNonNull.silent && optionsNonNull.outStream && optionsNonNull.outStream.write(data);
						stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
							this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(line);
						});
					});
					let errbuffer = "";
					cp.stderr && cp.stderr.on("data", (data) => {
						state.processStderr = !0;
						this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(data);
						!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream && (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
						errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
							this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(line);
						});
					});
					cp.on("error", (err) => {
						state.processError = err.message;
						state.processExited = !0;
						state.processClosed = !0;
						state.CheckComplete();
					});
					cp.on("exit", (code) => {
						state.processExitCode = code;
						state.processExited = !0;
						this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
						state.CheckComplete();
					});
					cp.on("close", (code) => {
						state.processExitCode = code;
						state.processExited = !0;
						state.processClosed = !0;
						this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
						state.CheckComplete();
					});
					state.on("done", (error, exitCode) => {
						stdbuffer.length > 0 && this.emit("stdline", stdbuffer);
						errbuffer.length > 0 && this.emit("errline", errbuffer);
						cp.removeAllListeners();
						error ? reject(error) : resolve(exitCode);
					});
					if (this.options.input) {
						if (!cp.stdin) throw Error("child process missing stdin");
						cp.stdin.end(this.options.input);
					}
				}));
			});
		}
	}
	function argStringToArray(argString) {
		let args = [], inQuotes = !1, escaped = !1, arg = "";
		function append(c) {
			escaped && c !== "\"" && (arg += "\\");
			arg += c;
			escaped = !1;
		}
		for (let i = 0; i < argString.length; i++) {
			let c = argString.charAt(i);
			if (c === "\"") {
				escaped ? append(c) : inQuotes = !inQuotes;
				continue;
			}
			if (c === "\\" && escaped) {
				append(c);
				continue;
			}
			if (c === "\\" && inQuotes) {
				escaped = !0;
				continue;
			}
			if (c === " " && !inQuotes) {
				if (arg.length > 0) {
					args.push(arg);
					arg = "";
				}
				continue;
			}
			append(c);
		}
		arg.length > 0 && args.push(arg.trim());
		return args;
	}
	class ExecState extends external_events_.EventEmitter {
		constructor(options, toolPath) {
			super();
			this.processClosed = !1;
			this.processError = "";
			this.processExitCode = 0;
			this.processExited = !1;
			this.processStderr = !1;
			this.delay = 1e4;
			this.done = !1;
			this.timeout = null;
			if (!toolPath) throw Error("toolPath must not be empty");
			this.options = options;
			this.toolPath = toolPath;
			options.delay && (this.delay = options.delay);
		}
		CheckComplete() {
			if (this.done) return;
			this.processClosed ? this._setResult() : this.processExited && (this.timeout = (0, external_timers_.setTimeout)(ExecState.HandleTimeout, this.delay, this));
		}
		_debug(message) {
			this.emit("debug", message);
		}
		_setResult() {
			let error;
			this.processExited && (this.processError ? error = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? error = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (error = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)));
			if (this.timeout) {
				clearTimeout(this.timeout);
				this.timeout = null;
			}
			this.done = !0;
			this.emit("done", error, this.processExitCode);
		}
		static HandleTimeout(state) {
			if (state.done) return;
			if (!state.processClosed && state.processExited) {
				let message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
				state._debug(message);
			}
			state._setResult();
		}
	}
	var exec_awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	function exec(commandLine, args, options) {
		return exec_awaiter(this, void 0, void 0, function* () {
			let commandArgs = argStringToArray(commandLine);
			if (commandArgs.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
			let toolPath = commandArgs[0];
			args = commandArgs.slice(1).concat(args || []);
			return new ToolRunner(toolPath, args, options).exec();
		});
	}
}) };
