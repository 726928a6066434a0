"use strict";
exports.id = 797;
exports.ids = [797];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentsIn: () => deploymentsIn,
			getDeployScript: () => getDeployScript,
			getDeployment: () => getDeployment,
			getDeploymentLog: () => getDeploymentLog,
			getDeployments: () => getDeployments,
			lookAtDeployment: () => lookAtDeployment,
			lookAtOwnLog: () => lookAtOwnLog,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy,
			saysNoRepository: () => saysNoRepository,
			shownBy: () => shownBy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759), _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3122), _endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8495);
		let getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ deploy_script: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			deployment_id: deploymentId,
			message: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			error: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			has_repository: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.Y5
		}), SAYS_NO_REPOSITORY = /\bhas no repository\s*(?:[.:;,!]|$)/i;
		function saysNoRepository(error) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason === "refused" && SAYS_NO_REPOSITORY.test(error.said);
		}
		let trigger = zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((answer) => {
			let outer = triggered.safeParse(answer).data, inner = triggered.safeParse((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.oA)(answer)).data, id = outer?.deployment_id ?? inner?.deployment_id, words = outer?.message ?? inner?.message ?? outer?.error ?? "";
			return {
				id,
				said: words.length > 300 ? "" : words,
				hasRepository: outer?.has_repository !== !1 && inner?.has_repository !== !1 && (id !== void 0 || !SAYS_NO_REPOSITORY.test(words))
			};
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_3__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()) })),
			answer: trigger,
			verbatim: !0,
			mayWaitMs: 1e4
		}), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: deploymentId,
			deployment_id: deploymentId,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			commit_hash: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[0-9a-f]{7,64}$/))),
			log_id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.nd),
			created_at: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			content: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$
		}), path = `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deployments`, getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${path}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${path}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.g1)(deployment), { mayBeLong: !0 });
		function deploymentsIn(items) {
			return items.flatMap((item) => deployment.safeParse(item).data ?? []);
		}
		let NAMED_STATES = [
			"scheduled",
			"success",
			"failed",
			"cancelled"
		];
		function stateOf(status) {
			return status === "deploying" ? "running" : NAMED_STATES.find((word) => word === status) ?? "other";
		}
		function shownBy({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }) {
			return {
				lastDeployAt,
				siteStatus: status,
				liveText: current_deploy_log
			};
		}
		async function lookAtDeployment({ reader, target }, id) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(getDeployment, {
				...target,
				deployment: id
			}, _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__.ET), null);
			if (shown === null) return { deployment: { state: "missing" } };
			if ((shown.id ?? id) !== id) return { deployment: { state: "other" } };
			let { commit_hash: commit, log_id: logId, created_at: createdAt, status } = shown;
			return { deployment: {
				state: stateOf(status),
				commit,
				logId,
				createdAt
			} };
		}
		async function lookAtOwnLog({ reader, target }, id) {
			let reading = reader.read(getDeploymentLog, {
				...target,
				deployment: id
			}, _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__.ET), shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reading, void 0));
			if (shown === void 0 || (shown.deployment_id ?? id) !== id) return { deployment: {
				state: "other",
				text: null
			} };
			let { content, status, log_id: logId } = shown;
			return { deployment: {
				state: stateOf(status),
				text: content || null,
				logId
			} };
		}
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
			lq: () => optional,
			n8: () => line,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
		function text({ least = 1, most } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= (most ?? length) && value.isWellFormed() && value.trim() !== "";
			}, range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === void 0 ? "" : ` of ${range} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				minLength: least,
				...most && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.get(field)?.description ?? "";
		}
	}),
	6602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anyValue: () => anyValue,
			postQueueWorkerRestart: () => postQueueWorkerRestart,
			recordEndpoints: () => recordEndpoints
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((text) => text.isWellFormed())),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
		]), anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(plain)]), shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd });
		function recordEndpoints({ path, declared }) {
			let body = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rUs(declared, anyValue), answer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(shownRecord);
			return {
				list: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(shownRecord), { verbatim: !0 }),
				create: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
					retry: "natural-key",
					body,
					answer,
					verbatim: !0
				}),
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/{record}`, answer, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/{record}`, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
		}
		let restart = `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/queues/{record}/restart`, postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", restart, "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	9535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HM: () => createTranslator,
			aL: () => words,
			sT: () => spelledAs
		});
		let words = [
			"blogapp",
			"cloudstore",
			"webframework",
			"sqldb",
			"chat_a",
			"chat_b",
			"hosted_git_1",
			"hosted_git_2",
			"hosted_git_3"
		];
		function spelledAs(side, spelling) {
			return typeof spelling == "string" ? spelling : spelling[side];
		}
		let NAMED_FIELDS = "blogapp webframework sqldb_version chat_a chat_b chat_a_webhook_url chat_b_webhook_url".split(" ");
		function createTranslator(vocabulary) {
			let spelled = (side) => words.map((word) => [word, spelledAs(side, vocabulary[word] ?? word)]), paths = new Map(spelled("path")), values = spelled("field"), fields = NAMED_FIELDS.map((field) => {
				let [word, spelling] = values.find(([word]) => field.startsWith(word)) ?? ["", ""];
				return [field, field.replace(word, spelling)];
			}), toService = translateBy(new Map(fields), new Map(values)), toDocument = translateBy(inverse(fields), inverse(values));
			return {
				path: (path) => path.replace(/[^/]+/g, (segment) => paths.get(segment) ?? segment),
				write: (body) => JSON.stringify(body, toService),
				read: (json) => JSON.parse(json, toDocument)
			};
		}
		function inverse(pairs) {
			return new Map(pairs.map(([from, to]) => [to, from]));
		}
		function translateBy(fields, values) {
			let taken = new Set(fields.values());
			return (name, value) => {
				if (typeof value == "string") return name === "provider" ? values.get(value) ?? value : value;
				if (typeof value != "object" || !value || Array.isArray(value)) return value;
				let kept = Object.entries(value).filter(([field]) => fields.has(field) || !taken.has(field));
				return Object.fromEntries(kept.map(([field, inner]) => [fields.get(field) ?? field, inner]));
			};
		}
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => kinds,
			I: () => kindOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), _api_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9743);
		let IDENTIFIER = "2 to 64 letters, digits, dashes and underscores", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y(IDENTIFIER)), databaseName = identifier.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => value !== "database"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.mIj({
			description: `${IDENTIFIER}; must not be \`database\``,
			not: { const: "database" }
		})), ports = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => {
			let [from = 0, to = from] = value.split(":").map(Number);
			return from >= 1 && from <= to && to <= 65535;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first")), ipAddress = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.ugL()]).safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("an IP address, at most 45 characters")), NAMED_SCHEDULE = /^@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)$/, FIVE_FIELDS = /^[\d*,/\-A-Za-z]+( +[\d*,/\-A-Za-z]+){4}$/;
		async function isSchedule(text) {
			if (!FIVE_FIELDS.test(text)) return NAMED_SCHEDULE.test(text);
			let { Cron } = await __webpack_require__.e(814).then(__webpack_require__.bind(__webpack_require__, 5814));
			try {
				new Cron(text, { mode: "5-part" });
				return !0;
			} catch {
				return !1;
			}
		}
		let schedule = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(isSchedule), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily")), crontabCommand = (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.n8)({ most: 255 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(async (value) => {
			let words = value.trim().split(/\s+/, 5);
			return !(await isSchedule(words[0] ?? "") || await isSchedule(words.join(" ")));
		}), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("a text of at most 255 characters, not blank, in one line, without a schedule at its beginning")), definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(0, 6e4),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(0, 6e4),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(1, 120),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.rD)(1, 6e4))
				}),
				identity: ["connection", "queue"],
				replaced: "delete-first"
			},
			"auth-users": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)({
						least: 2,
						most: 255
					}),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)({
						least: 2,
						most: 255
					})
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "delete-first"
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.n8)({ most: 255 }),
					command: crontabCommand,
					frequency: schedule
				}),
				identity: ["user", "command"],
				replaced: "delete-first"
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)({ most: 100 }),
					port: ports,
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)(ipAddress)
				}),
				identity: ["name"],
				replaced: "create-first"
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.n8)({ most: 150 }) }),
				identity: ["command"],
				replaced: "never"
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
					name: databaseName,
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)(identifier),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_4__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "never"
			}
		}, kinds = _known_kinds_js__WEBPACK_IMPORTED_MODULE_1__.T.map((known) => {
			let group = {
				...known,
				...definitions[known.name]
			};
			return {
				...group,
				endpoints: (0, _api_records_js__WEBPACK_IMPORTED_MODULE_0__.recordEndpoints)(group)
			};
		});
		function kindOf(name) {
			let found = kinds.find((kind) => kind.name === name);
			if (found === void 0) throw TypeError(`There is no kind ${name}`);
			return found;
		}
	}),
	9178: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseVocabulary: () => parseVocabulary });
		var schemas = __webpack_require__(8395), api = __webpack_require__(3759), deployments = __webpack_require__(2304), records = __webpack_require__(6602);
		let groups = [
			__webpack_require__(8656),
			deployments,
			records
		];
		function isEndpoint(value) {
			return typeof value == "object" && !!value && "method" in value && "path" in value;
		}
		function namesInUse(kinds) {
			let names = groups.flatMap((module) => Object.values(module)).filter(isEndpoint).flatMap(({ path, answer, ...rest }) => {
				let body = "body" in rest ? namesIn(rest.body) : [];
				return [
					...path.split("/"),
					...namesIn(answer),
					...body
				];
			}), ofKinds = kinds.flatMap(({ path, declared }) => [...path.split("/"), ...namesIn(declared)]);
			return new Set([
				..."data links meta message errors\n  ip_address php php_version sites_count server_id site_id path project_type system_user health_url".split(/\s+/),
				...names,
				...ofKinds
			]);
		}
		function namesIn(schema) {
			let fields = schema instanceof schemas.uXj ? schema.shape : {}, values = schema instanceof schemas.uGA ? schema.options : [], inner = [...Object.values(schema.def), ...Object.values(fields)].flat().filter((part) => part instanceof schemas.DnN).flatMap(namesIn);
			return [
				...Object.keys(fields),
				...values.map(String),
				...inner
			];
		}
		var translation = __webpack_require__(9535), near_names = __webpack_require__(3496), yaml = __webpack_require__(1463), yaml_texts = __webpack_require__(4538), kinds = __webpack_require__(4497);
		function parseVocabulary(text, file = "") {
			let parsed = (0, yaml.h)(text, file);
			if ("expected" in parsed) return parsed;
			let { value } = parsed.value;
			if (!(0, yaml_texts.jh)(value)) return { expected: `a map from these words to those of the service: ${translation.aL.join(", ")}` };
			let entries = Object.entries(value), taken = namesInUse(kinds.E), wrong = entries.flatMap(([word, spelling]) => problemsOfWord(word, spelling, taken)), problems = wrong.length > 0 ? wrong : sharedSpellings(Object.fromEntries(entries));
			return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join("; ") };
		}
		function problemsOfWord(word, spelling, taken) {
			if (!isKnownWord(word)) return [`words of the API document as keys; there is no ${word}${(0, near_names.au)(word, translation.aL)}; known are ${translation.aL.join(", ")}`];
			let { data: read } = anySpelling.safeParse(spelling);
			if (read === void 0) return [`for ${word} a word of at most 50 letters, digits, dashes and underscores, or a map of two, with the keys path and field`];
			return [...new Set(sides.map((side) => (0, translation.sT)(side, read)))].filter((text) => /^\d+$/.test(text) || taken.has(text) && !isKnownWord(text)).map((text) => `for ${word} a word that the API does not use for something else; ${text} is taken`);
		}
		let sides = ["path", "field"], oneWord = schemas.YjP().check(api.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/)), anySpelling = schemas.KCZ([oneWord, schemas.rej({
			path: oneWord,
			field: oneWord
		})]);
		function sharedSpellings(vocabulary) {
			let problems = sides.flatMap((side) => [...Map.groupBy(translation.aL, (word) => (0, translation.sT)(side, vocabulary[word] ?? word)).values()]).filter((group) => group.length > 1).map((group) => `a spelling of its own for each of ${group.join(", ")}`);
			return [...new Set(problems)];
		}
		function isKnownWord(text) {
			return translation.aL.some((word) => word === text);
		}
	}),
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			jh: () => isMap,
			ws: () => scalarText
		});
		function inputText(value) {
			if (isMap(value)) return JSON.stringify(value);
			if (!Array.isArray(value)) return scalarText(value);
			let lines = value.map(scalarText);
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function scalarText(value) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof value) ? String(value) : void 0;
		}
		function isMap(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	1463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => parseYaml,
			m: () => ofFile
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
		function parseYaml(text, file = "", keepsSpelling = !1) {
			let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN(), document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				lineCounter: lines,
				prettyErrors: !1,
				logLevel: "error"
			});
			if (document.directives?.yaml.version === "1.1") return { expected: "YAML 1.2, without %YAML 1.1" };
			let [problem] = [...document.errors, ...document.warnings];
			if (problem !== void 0) {
				let why = YAML_ADVICE[problem.code] ?? `the YAML library calls it ${problem.code}`, { line, col } = lines.linePos(problem.pos[0]), column = col === 1 ? "" : `, column ${col}`;
				return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
			}
			keepsSpelling && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
			try {
				return { value: createText(document, document.toJS({ maxAliasCount: 100 }), lines, text) };
			} catch {
				return { expected: `YAML or JSON; ${QUOTE_IT}, as an alias (*name) needs an anchor and may not multiply` };
			}
		}
		function createText(document, value, lines, text) {
			return {
				value,
				lineOf(path) {
					let node = keyAt(document, path) ?? document.getIn(path, !0);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? lines.linePos(node.range[0]).line : void 0;
				},
				sourceOf(path) {
					let node = document.getIn(path, !0);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : void 0;
				},
				excerptOf(key) {
					let node = document.get(key, !0), [start, end] = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range || [0, 0];
					return text.slice(0, start).replace(/[^\n]/g, " ") + text.slice(start, end);
				}
			};
		}
		function ofFile(file) {
			return file === "" ? "" : ` of ${file}`;
		}
		function keyAt(document, path) {
			let map = document.getIn(path.slice(0, -1), !0);
			return ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(map) ? map.items.map(({ key }) => key) : []).filter((key) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)).find(({ value }) => value === path.at(-1));
		}
		function keepSpelling(scalar) {
			let { value, source } = scalar;
			(typeof value == "number" || typeof value == "boolean") && String(value) !== source && (scalar.value = source);
		}
		let QUOTE_IT = "quote a text that begins with a sign such as * & ! % @ or `", NO_KEY = "write \"key: value\", with a space after the colon, in the same column as its neighbours, and quote a text that contains \": \"", MISSING = "this line begins in a different column from the lines that it belongs to, or a colon, dash, comma, space, quote or bracket is missing; when in doubt, quote the text", YAML_ADVICE = {
			BAD_ALIAS: QUOTE_IT,
			BAD_SCALAR_START: QUOTE_IT,
			TAG_RESOLVE_FAILED: QUOTE_IT,
			BLOCK_AS_IMPLICIT_KEY: NO_KEY,
			MULTILINE_IMPLICIT_KEY: NO_KEY,
			MISSING_CHAR: MISSING,
			UNEXPECTED_TOKEN: MISSING,
			BAD_INDENT: MISSING,
			DUPLICATE_KEY: "this key occurs twice"
		};
	})
};
