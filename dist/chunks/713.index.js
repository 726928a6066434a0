"use strict";
exports.id = 713;
exports.ids = [713];
exports.modules = {
	2713: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760), _cli_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7886), _cli_gather_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9239), _cli_help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1759), _cli_log_commands_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3295), _console_log_style_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5251), _core_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5253), _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8208), _runner_silence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3565), _runner_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4399), _step_report_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6609), _step_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2858);
				let { stdin, stdout, stderr } = process, write = stderr.write.bind(stderr);
				(0, _runner_silence_js__WEBPACK_IMPORTED_MODULE_10__.a)(process);
				let log = {
					write: (text, done) => write(text, done),
					get columns() {
						return stderr.columns;
					}
				}, SUMMARY_START = /^(?:$|### \p{Emoji})/u, FOR_SUMMARY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK, commandLine = (0, _cli_command_line_js__WEBPACK_IMPORTED_MODULE_2__.ye)(process.argv.slice(2)), { given, problems } = commandLine;
				if (given.has("help") && problems.length === 0) {
					let { text, problem } = (0, _cli_help_js__WEBPACK_IMPORTED_MODULE_4__.W)(commandLine);
					if (problem === void 0) stdout.write(text);
					else {
						log.write(`${problem}\n`);
						process.exitCode = 2;
					}
				} else if (given.has("version")) {
					let about = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout(), "package.json"), "utf8");
					stdout.write(`site-deploy ${/^ {2}"version": "(.+)"/m.exec(about)?.[1]}\n`);
				} else await runCommandLine();
				function checkout() {
					return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? ""), "../../..");
				}
				async function runCommandLine() {
					let cancel = new AbortController();
					for (let signal of [
						"SIGINT",
						"SIGTERM",
						"SIGHUP"
					]) process.on(signal, () => cancel.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__.cc(`The run was cancelled (${signal}).`)));
					let summary = given.get("summary") ?? "", isTaken = (0, _step_report_file_js__WEBPACK_IMPORTED_MODULE_8__.X5)(summary, SUMMARY_START), { env, ...inputs } = await (0, _cli_gather_js__WEBPACK_IMPORTED_MODULE_3__.k)(commandLine, process.env, (input) => readStdin(input, cancel.signal));
					isTaken && inputs.problems.push({
						input: "--summary",
						expected: _step_report_file_js__WEBPACK_IMPORTED_MODULE_8__.EG
					});
					let outputs = {}, host = {
						...inputs,
						env,
						readFile: _runner_workspace_js__WEBPACK_IMPORTED_MODULE_7__.Nx,
						log,
						logStyle: (0, _console_log_style_js__WEBPACK_IMPORTED_MODULE_11__.H)("command", stderr.isTTY === !0, env, (0, _cli_log_commands_js__WEBPACK_IMPORTED_MODULE_12__.G)(log.write)),
						createFiles: (warn) => ({
							setOutputs(all) {
								outputs = all;
							},
							saveState: () => {},
							async writeSummary(markdown) {
								if (isTaken || summary === "") return;
								try {
									let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(summary, FOR_SUMMARY);
									(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${markdown}\n`);
									(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
								} catch (error) {
									warn(`The summary could not be written (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_6__.$N)(error)}); the run itself is not affected.`);
								}
							}
						}),
						clock: (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_5__.ts)(process.uptime),
						cancel
					};
					if (given.has("init")) {
						let { init } = await Promise.all([
							__webpack_require__.e(395),
							__webpack_require__.e(99),
							__webpack_require__.e(746),
							__webpack_require__.e(627)
						]).then(__webpack_require__.bind(__webpack_require__, 3790));
						process.exitCode = await init(host, checkout());
						return;
					}
					await (0, _step_step_js__WEBPACK_IMPORTED_MODULE_9__.R)(host, process, (done) => {
						stdout.write(given.has("json") ? `${(0, _step_report_file_js__WEBPACK_IMPORTED_MODULE_8__.lM)(outputs)}\n` : "", (error) => {
							let lost = error ? `Warning: The document could not be written (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_6__.$N)(error)}).\n` : "";
							log.write(lost, done);
						});
					});
				}
				async function readStdin(input, signal) {
					stdin.isTTY && log.write(`Reading ${input} from standard input; end it with Ctrl+D.\n`);
					try {
						return (0, _runner_workspace_js__WEBPACK_IMPORTED_MODULE_7__.g7)(Buffer.concat(await (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_5__.H6)(stdin.toArray(), signal)), "standard input");
					} catch (error) {
						return { expected: `text on standard input, which cannot be read (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_6__.$N)(error)})` };
					}
				}
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	7886: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l1: () => OWN_FLAGS,
			xb: () => OPERATIONS,
			ye: () => readCommandLine
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975), _operations_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(834), _targets_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(917), _values_input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6057), _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6554);
		let OWN_FLAGS = {
			config: {
				type: "string",
				value: "FILE",
				about: "YAML map of inputs"
			},
			json: {
				type: "boolean",
				about: "print the outputs as one JSON document on standard output"
			},
			summary: {
				type: "string",
				value: "FILE",
				about: "write the summary, as Markdown, to this file"
			},
			help: {
				type: "boolean",
				short: "h",
				about: "show this help, or that of the operations given"
			},
			version: {
				type: "boolean",
				about: "show the version"
			}
		}, REPORT_WORD = "report", OWN_WORDS = [
			"help",
			"init",
			REPORT_WORD
		], FLAGS = new Map([..._targets_inputs_js__WEBPACK_IMPORTED_MODULE_2__.I1.map((input) => [input.name, { type: (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.Kt)(input) ? "boolean" : "string" }]), ...Object.entries(OWN_FLAGS)]), FLAG_NAMES = [...FLAGS.keys()], OPERATIONS = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z.map(({ name }) => name);
		function readCommandLine(args) {
			let problems = [], report = (input, expected) => void problems.push({
				input,
				expected
			}), { given, words } = sort(args, report), isMerge = given.has(REPORT_WORD), isRun = !given.has("help");
			isMerge && isRun && words.length === 0 && report(REPORT_WORD, "the JSON documents of runs, as in site-deploy report north.json south.json");
			!isMerge && words.length > 0 && given.has("operations") && report("--operations", "the operations once: as arguments, or as this flag");
			let isInit = given.has("init");
			isInit && isRun && words.length > 0 && report("init", "no operation beside it");
			let looking = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z.filter(({ standsAlone }) => isInit && words.length === 0 && standsAlone).map(({ name }) => name), listed = [...words, ...looking].join("\n");
			listed !== "" && given.set(isMerge ? "reports" : "operations", listed);
			let piped = [...given].filter(([name, value]) => value === "-" && (0, _targets_inputs_js__WEBPACK_IMPORTED_MODULE_2__.wg)(name)).map(([name]) => name);
			piped.length > 1 && report(piped.map((name) => `--${name}`).join(", "), "only one that is read from standard input (-)");
			return {
				given,
				operations: isMerge ? [] : words,
				problems,
				fromStdin: piped[0]
			};
		}
		function sort(args, report) {
			let given = new Map(), words = [], isRefused = !1, isAfterSecret = !1;
			for (let token of tokensOf(args)) {
				if (token.kind === "option") {
					let refusal = flagRefusal(token);
					isAfterSecret = (0, _targets_inputs_js__WEBPACK_IMPORTED_MODULE_2__.wg)(token.name)?.secret !== void 0;
					isRefused = refusal !== void 0;
					isRefused || given.has(token.name) && token.name !== "help" ? report(flagName(token), refusal ?? "this flag once") : given.set(token.name, token.value ?? "true");
				}
				if (token.kind !== "positional" || isRefused) continue;
				let { value, index } = token, parts = (0, _values_input_values_js__WEBPACK_IMPORTED_MODULE_3__.Hn)(value, /[\s,]+/), unknown = parts.find((part) => (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.Pn)(part, OPERATIONS) === void 0);
				if (given.has(REPORT_WORD)) words.push(value);
				else if (value === "help" || words.length === 0 && OWN_WORDS.includes(value)) given.set(value, "true");
				else if (unknown === void 0) words.push(...parts);
				else {
					let [flag = ""] = value.split("="), end = FLAGS.get(flag)?.type === "string" ? "=…" : "", known = words.length === 0 && unknown === value ? [...OPERATIONS, ...OWN_WORDS] : OPERATIONS, hint = FLAGS.has(flag) ? `did you mean --${flag}${end}?` : (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.JR)(unknown, known);
					report((0, _names_js__WEBPACK_IMPORTED_MODULE_4__.F7)(unknown) && !isAfterSecret ? unknown : `argument ${index + 1}`, `an operation; ${hint}`);
				}
			}
			return {
				given,
				words
			};
		}
		function tokensOf(args) {
			let options = {
				args: args.map((word) => /^-[^-]./.test(word) ? "--?" : word),
				options: Object.fromEntries(FLAGS),
				strict: !1,
				allowPositionals: !0
			};
			return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
				...options,
				tokens: !0
			}).tokens;
		}
		function flagRefusal({ name, rawName, value, inlineValue }) {
			let input = (0, _targets_inputs_js__WEBPACK_IMPORTED_MODULE_2__.wg)(name), flag = FLAGS.get(name);
			if (flag === void 0) {
				if (rawName === "--?") return "a flag that begins with --; only --help has a short form, -h";
				let isOff = (near) => name.startsWith("no-") && FLAGS.get(near)?.type === "boolean";
				if (OWN_WORDS.includes(name)) return `the word, as in site-deploy ${name}`;
				return `a flag of this command; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_4__.JR)(name, FLAG_NAMES, (near) => `--${near}${isOff(near) ? "=false" : ""}`)}`;
			}
			if (input?.secret && value !== "-") return `no value here, as other users of this machine can see it; ${`set ${(0, _names_js__WEBPACK_IMPORTED_MODULE_4__.Qn)(name)}, give it in the file of --config, or pipe it in with --${name} -`}`;
			if (flag.type === "boolean") return input === void 0 && value !== void 0 ? "no value" : void 0;
			if (value === void 0) return "a value";
			if (inlineValue === !1 && value !== "-" && value.startsWith("-")) return `a value; one that begins with - is given as ${rawName}=…`;
		}
		function flagName({ name, rawName, index }) {
			return (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.Pn)(name, FLAG_NAMES) === void 0 && !(0, _names_js__WEBPACK_IMPORTED_MODULE_4__.F7)(rawName) ? `argument ${index + 1}` : rawName;
		}
	}),
	9239: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => gather,
			r: () => WITHOUT_DEFAULT
		});
		var _runner_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4399), _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6554);
		async function gather(commandLine, environment, readStdin) {
			let divided = divideEnvironment(environment), { given, fromStdin } = commandLine, path = given.get("config"), config = path ? (await Promise.all([__webpack_require__.e(815), __webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__, 9709))).readConfig((0, _runner_workspace_js__WEBPACK_IMPORTED_MODULE_0__.Nx)(path), path) : void 0, problems = [
				...commandLine.problems,
				...divided.problems,
				...config?.problems ?? []
			], flags = new Map([...given].filter(([, value]) => value !== "-"));
			if (fromStdin !== void 0) {
				let read = problems.length > 0 ? { value: "" } : await readStdin(fromStdin);
				"value" in read ? flags.set(fromStdin, read.value.replace(/\r?\n$/, "")) : problems.push({
					input: `--${fromStdin}`,
					expected: read.expected
				});
			}
			let sources = flags.has("reports") ? [flags] : [
				flags,
				divided.inputs,
				config?.inputs
			], find = (name) => sources.map((source) => source?.get(name) ?? "").find((text) => text.trim() !== ""), standard = problems.length > 0 || find("reports") !== void 0 ? "" : NO_OPERATION;
			return {
				get: (name) => find(name) ?? (name === WITHOUT_DEFAULT ? standard : ""),
				problems,
				env: divided.others
			};
		}
		let WITHOUT_DEFAULT = "operations", NO_OPERATION = ",";
		function divideEnvironment(environment) {
			let names = new Map(_names_js__WEBPACK_IMPORTED_MODULE_1__.vj.map((name) => [(0, _names_js__WEBPACK_IMPORTED_MODULE_1__.Qn)(name), name])), { own = [], others = [] } = Object.groupBy(Object.entries(environment), ([variable]) => variable.startsWith(_names_js__WEBPACK_IMPORTED_MODULE_1__.qz) ? "own" : "others"), problems = own.map(([variable]) => variable).filter((variable) => !names.has(variable)).sort().map((variable) => ({
				input: (0, _names_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(variable, _names_js__WEBPACK_IMPORTED_MODULE_1__.vj) === void 0 ? `a variable ${_names_js__WEBPACK_IMPORTED_MODULE_1__.qz}…` : variable,
				expected: `the name of an input; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_1__.JR)(variable, _names_js__WEBPACK_IMPORTED_MODULE_1__.vj, _names_js__WEBPACK_IMPORTED_MODULE_1__.Qn)}`
			}));
			return {
				inputs: new Map(own.map(([variable, value = ""]) => [names.get(variable) ?? "", value])),
				others: Object.fromEntries(others),
				problems
			};
		}
	}),
	1759: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => renderHelp });
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937), _operations_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(834), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(917), _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7886), _gather_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9239), _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6554);
		function renderHelp({ operations: named }) {
			let unknown = named.find((name) => name !== "" && !_command_line_js__WEBPACK_IMPORTED_MODULE_4__.xb.includes(name));
			if (unknown !== void 0) return { problem: `There is no such operation; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_6__.JR)(unknown, _command_line_js__WEBPACK_IMPORTED_MODULE_4__.xb)}` };
			let chosen = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z.filter(({ name }) => named.includes(name));
			return { text: `${(chosen.length > 0 ? operationParts(chosen) : allParts()).join("\n\n")}\n` };
		}
		function operationParts(chosen) {
			let own = new Set(chosen.flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared))), names = chosen.map(({ name }) => name).join(" "), site = chosen.some(({ scope }) => scope === "site") ? ["--site shop.example"] : [], needed = chosen.flatMap(({ example = [] }) => example), flags = _targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1.filter((input) => input.section === "target" && !own.has(input)).map((input) => `  ${flagOf(input)}`);
			return [
				`Usage: site-deploy ${names} [--INPUT VALUE…]`,
				ofOperations(chosen),
				block("Example, with SITE_DEPLOY_BASE_URL and SITE_DEPLOY_API_TOKEN set", [`  site-deploy ${[
					names,
					"--server web-1",
					...site,
					...needed
				].join(" ")} --dry-run`]),
				...inputParts(_targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1.filter((input) => own.has(input))),
				block("Inputs of every run", flags),
				wrap("site-deploy --help explains these, and all others.")
			];
		}
		function allParts() {
			let flags = Object.entries(_command_line_js__WEBPACK_IMPORTED_MODULE_4__.l1).map(([name, flag]) => entry(`--${name}${"value" in flag ? ` ${flag.value}` : ""}`, `${flag.about}.`)), exits = Object.entries(_outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.hS).map(([outcome, code]) => `${code} ${outcome}`);
			return [
				"Usage: site-deploy [OPERATION…] [--INPUT VALUE…]\n       site-deploy report FILE… [--json] [--summary FILE]\n       site-deploy init [--INPUT VALUE…]",
				wrap("Runs operations on a site through a server and site management API, in the order given, and says how they ended. The log goes to standard error. report merges the documents of several runs. init writes a workflow and a deploy script; give base-url, server, site and branch as flags."),
				block("Flags", flags),
				wrap(`Give an input as a flag, as a variable such as ${(0, _names_js__WEBPACK_IMPORTED_MODULE_6__.Qn)("base-url")}, or in the file of --config; the first of these wins. One that is true or false may stand alone, as --dry-run, or be given as --wait=false. Secrets are refused as flags: use a variable, the file, or - for standard input.`),
				ofOperations(_operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z),
				...inputParts(_targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1),
				wrap(`Exit status: ${exits.join(", ")}.`)
			];
		}
		function ofOperations(some) {
			return block("Operations", some.map(({ name, summary }) => entry(name, `${summary}.`)));
		}
		function inputParts(inputs) {
			return Object.entries(_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__.Ps).flatMap(([section, title]) => {
				let entries = inputs.filter((input) => input.section === section).map(ofInput);
				return entries.length === 0 ? [] : block(withoutCode(title), entries);
			});
		}
		function flagOf(input) {
			if ((0, _names_js__WEBPACK_IMPORTED_MODULE_6__.Kt)(input)) return `--${input.name}`;
			return `--${input.name} ${input.secret ? "-" : "VALUE"}`;
		}
		function ofInput(input) {
			let { name, description, default: standard = "" } = input, isNone = ["", "false"].includes(standard) || name === _gather_js__WEBPACK_IMPORTED_MODULE_5__.r;
			return entry(flagOf(input), `${withoutCode(description)}${isNone ? "" : ` Default: ${standard}.`}`);
		}
		function block(title, entries) {
			return [`${title}:`, ...entries].join("\n");
		}
		function entry(name, text) {
			let [first = "", ...rest] = withoutCode(text);
			return `  ${name}\n${wrap(first.toUpperCase() + rest.join(""), "    ")}`;
		}
		function withoutCode(markdown) {
			return markdown.replaceAll("`", "");
		}
		function wrap(text, indent = "") {
			let line = RegExp(`\\S(?:.{0,${80 - indent.length - 1}}|\\S*)(?= |$)`, "g");
			return (text.match(line) ?? []).map((words) => indent + words).join("\n");
		}
	}),
	3295: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => commandsIn });
		function commandsIn(write) {
			let command = (name) => (data = "", { title = "" } = {}) => {
				let property = title.replace(/[%\r\n:,]/g, encodeURIComponent), message = String(data).replace(/[%\r\n]/g, encodeURIComponent);
				write(`::${name}${property && ` title=${property}`}::${message}\n`);
			};
			return {
				error: command("error"),
				warning: command("warning"),
				notice: command("notice"),
				startGroup: command("group"),
				endGroup: command("endgroup"),
				setSecret: command("add-mask")
			};
		}
	}),
	6554: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F7: () => isPlainWord,
			JR: () => hintFor,
			Kt: () => isYesOrNo,
			Pn: () => meantBy,
			Qn: () => variableOf,
			qz: () => VARIABLE_PREFIX,
			vj: () => inputNames
		});
		var _core_near_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3496);
		let inputNames = __webpack_require__(917).I1.map(({ name }) => name);
		function isYesOrNo({ default: standard }) {
			return standard === "true" || standard === "false";
		}
		function variableOf(input) {
			return `${VARIABLE_PREFIX}${input.toUpperCase().replaceAll("-", "_")}`;
		}
		let VARIABLE_PREFIX = "SITE_DEPLOY_";
		function meantBy(unknown, known) {
			return (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_1__.Kj)(bareName(unknown), known);
		}
		function hintFor(unknown, known, spell = (name) => name) {
			let meant = meantBy(unknown, known), near = meant === void 0 ? akinTo(bareName(unknown), known) : [meant];
			if (near.length === 0) return "site-deploy --help lists them";
			return `did you mean ${near.map(spell).join(" or ")}?`;
		}
		function akinTo(unknown, known) {
			let shareOf = (name) => {
				let all = [...new Set(unknown.split("-")), ...name.split("-")];
				return all.length / new Set(all).size;
			}, most = Math.max(...known.map(shareOf));
			return most === 1 ? [] : known.filter((name) => shareOf(name) === most).slice(0, 3);
		}
		function isPlainWord(word) {
			return /^-{0,2}[a-z]{1,12}(?:-[a-z]{1,12}){0,5}$/.test(word);
		}
		function bareName(name) {
			return name.replace(/^[-\u2010-\u2015]+/, "").replace(/^SITE_DEPLOY_/i, "").toLowerCase().replaceAll("_", "-");
		}
	})
};
