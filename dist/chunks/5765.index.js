"use strict";
exports.id = 5765;
exports.ids = [5765];
exports.modules = {
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			M1: () => ipAddress,
			Qq: () => text,
			X6: () => ports,
			Z9: () => wordsOf,
			_: () => schedule,
			e7: () => ofPattern,
			iu: () => except,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), ...characters({
				least,
				most
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ most = UNBOUNDED } = {}) {
			let length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(...characters({ most }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function characters({ least = 0, most = UNBOUNDED }) {
			return [zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			})];
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber({ least, most }) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function ofPattern(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function webUrl() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				format: "uri",
				description: "an http or https URL without a user name and password"
			}));
		}
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function identifier() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("2 to 64 letters, digits, dashes and underscores"));
		}
		function except(field, reserved) {
			let description = `${wordsOf(field)}; must not be \`${reserved}\``;
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value !== reserved), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				description,
				not: { const: reserved }
			}));
		}
		function ports() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => {
				let [from = 0, to = from] = value.split(":").map(Number);
				return from >= 1 && from <= to && to <= 65535;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first"));
		}
		let address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.ugL()]);
		function ipAddress() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => address.safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("an IP address, at most 45 characters"));
		}
		function schedule() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(async (value) => (await __webpack_require__.e(267).then(__webpack_require__.bind(__webpack_require__, 267))).isSchedule(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily"));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
	1662: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			postSite: () => postSite,
			postSiteBody: () => postSiteBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let directory = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.e7)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 50 }), /[a-zA-Z0-9/]/, "a directory of at most 50 characters with a letter, a digit or / in it"), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			root_domain: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 100 }),
			web_directory: directory,
			project_root: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(directory)
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		});
	}),
	8744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			n: () => spellChange
		});
		function planChange(summary, content, basis) {
			return {
				summary,
				content: () => content,
				basis: () => basis
			};
		}
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
	}),
	5765: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136), _api_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _api_new_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1662), _api_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5272), _api_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3337), _api_sites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8208), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4156), _site_target_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3242), _change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8744), _define_operation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9863);
		let work = {
			check(inputs) {
				let problems = [[
					"web-directory",
					inputs.webDirectory,
					_api_new_site_js__WEBPACK_IMPORTED_MODULE_2__.postSiteBody.shape.web_directory
				], [
					"project-root",
					inputs.projectRoot,
					_api_new_site_js__WEBPACK_IMPORTED_MODULE_2__.postSiteBody.shape.project_root
				]].filter(([, value, schema]) => value !== void 0 && !schema.safeParse(value).success).map(([input, , schema]) => ({
					input,
					expected: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(schema)
				})), expected = inputs.site ? expectedDomain(inputs.site) : void 0;
				return expected === void 0 ? problems : [{
					input: "site",
					expected
				}, ...problems];
			},
			async plan({ inputs, ...planning }) {
				let { dryRun, facts, log } = planning, { site: found } = facts;
				if (found === "planned") return _define_operation_js__WEBPACK_IMPORTED_MODULE_8__.KN;
				if (found !== "missing") {
					if (!(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.vx)(found)) return _define_operation_js__WEBPACK_IMPORTED_MODULE_8__.KN;
					log.info(`the site ${(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ku)(found)} is being deleted: it is created again once it is gone`);
					dryRun || await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ly)(found, planning);
				}
				let { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs, wanted = {
					root_domain,
					web_directory,
					project_root
				};
				found === "missing" && facts.lookalikes?.length && log.warning(`The server has no site ${root_domain}, but it has ${facts.lookalikes.join(", ")}: ensure-site ${dryRun ? "would create" : "creates"} another site. If that is a typo, correct the input site.`);
				let summary = `create the site ${root_domain} (web directory ${web_directory})`;
				return {
					changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_9__.A)(summary, wanted)],
					expected: {
						site: "planned",
						repository: "absent"
					}
				};
			},
			apply: createSite
		};
		function expectedDomain(domain) {
			if (_site_target_js__WEBPACK_IMPORTED_MODULE_10__.ID.test(domain)) return "a domain, not an id, as ensure-site may have to create the site";
			if (!/^[^\s/:@?#\\]+$/.test(domain)) return "the domain only, such as shop.example.com, without https:// and path";
			return _api_new_site_js__WEBPACK_IMPORTED_MODULE_2__.postSiteBody.shape.root_domain.safeParse(domain).success ? void 0 : "a domain of at most 100 characters (root_domain: maximum 100)";
		}
		async function createSite(wanted, applying) {
			let { serverId: server } = applying.facts, { writer, reader, patience, log, learn, tookEffect } = applying, { root_domain: domain } = wanted, { found: made } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_4__.dC)(() => writer.write(_api_new_site_js__WEBPACK_IMPORTED_MODULE_2__.postSite, { server }, wanted), (answer) => findNewSite(reader, server, answer, domain), [`The site ${domain} was to be created, but it cannot be read yet.`, "Run again in a minute: a site that exists by then is used as it is."], () => log.info("the answer was lost and no such site is listed: creating it again"), patience);
			tookEffect();
			learn({
				site: made,
				repository: "absent"
			});
			let message = `The site ${(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ku)(made)} was created; whether it is ready is not known.`, notSeenReady = new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__.OK("unknown", message, "Run again in a minute: it waits until the site is ready, and does what is missing.");
			learn({ site: await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_4__.uL)(() => (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.bs)(made, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Ij, applying), notSeenReady) });
			return {
				changed: !0,
				summary: `created site ${made.id}`
			};
		}
		async function findNewSite(reader, server, created, domain) {
			let isOther = created?.domain && (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(created.domain) !== (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(domain);
			if (!created || isOther) return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_3__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_5__.getSites, { server })).find((site) => site.domain.toLowerCase() === domain.toLowerCase());
			return (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_7__.Us)(reader, {
				server,
				site: created.id
			});
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	})
};
